import { useState } from 'react'
import { FieldFrame, Input } from '../../../../ui/form/field-frame.tsx'
import { readNumber } from '../../../../ui/form/number-text.ts'
import { stepOf } from '../../../../ui/form/step-keys.ts'

interface ShareInputProps {
  label: string
  /** Of the picture, 0 to 1. */
  share: number
  isInvalid: boolean
  disabled: boolean
  onShare: (share: number) => void
}

/** A share of a picture, typed in percent. */
export function ShareInput({ label, share, isInvalid, disabled, onShare }: ShareInputProps) {
  // Null once it is left: then the frame says what stands here.
  const [typed, setTyped] = useState<string | null>(null)
  const percent = Number((share * 100).toFixed(2))
  const set = (next: string) => {
    setTyped(next)
    const read = readNumber(next)
    if (typeof read === 'number') onShare(read / 100)
  }
  return (
    <FieldFrame label={label} unit="%" isInvalid={isInvalid} disabled={disabled}>
      {(attributes) => (
        <Input
          {...attributes}
          value={typed ?? String(percent)}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            const steps = stepOf(event.key)
            if (steps === 0) return
            event.preventDefault()
            set(String(Number((percent + steps).toFixed(2))))
          }}
        />
      )}
    </FieldFrame>
  )
}
