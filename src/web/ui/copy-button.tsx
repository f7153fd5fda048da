import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  label?: string
  iconOnly?: boolean
  /** In a row, which the Tab key reaches only where it is the active one. */
  tabIndex?: 0 | -1 | undefined
}

/** Copies a text and says so; where the browser refuses, it says what to do instead. */
export function CopyButton({ text, label, iconOnly = true, tabIndex }: CopyButtonProps) {
  const { i18n } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(i18n, text))
  return (
    <Button
      kind="quiet"
      icon={copied ? 'check' : 'copy'}
      iconOnly={iconOnly}
      tabIndex={tabIndex}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {label ?? i18n._('Copy')}
    </Button>
  )
}
