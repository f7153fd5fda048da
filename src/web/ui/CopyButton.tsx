import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { showToast } from './toast.ts'

/** Copies a text and says so; where the browser refuses, it says what to do instead. */
export function CopyButton({ text, label, iconOnly = true }: { text: string; label?: string; iconOnly?: boolean }) {
  const { i18n } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast({ text: i18n._('Copied') })
    } catch {
      showToast({
        tone: 'no-show',
        text: i18n._('The browser does not allow copying here. Select the text and copy it by hand.'),
      })
    }
  }
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
