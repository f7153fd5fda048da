import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

/** Copies a text and says so; where the browser refuses, it says what to do instead. */
export function CopyButton({ text, label, iconOnly = true }: { text: string; label?: string; iconOnly?: boolean }) {
  const { i18n } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(i18n, text))
  return (
    <Button
      kind="quiet"
      icon={copied ? 'check' : 'copy'}
      iconOnly={iconOnly}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {label ?? i18n._('Copy')}
    </Button>
  )
}
