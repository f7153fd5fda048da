import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { useSingleKeys } from '../../ui/single-keys.ts'
import type { StepVerdict } from '../../commands/appointments/status-steps.ts'
import { radius, size } from '../../theme/scale.ts'

interface ActionButtonProps {
  verdict: StepVerdict
  label: string
  /** What stands on the button, where the label says more than there is room for; the label begins with it. */
  short?: string
  icon?: IconName
  kind?: ButtonKind
  busy?: boolean
  /** The key that does the same. */
  hint?: string | undefined
  onClick: () => void
}

const Key = styled('kbd')({
  minInlineSize: 18,
  paddingInline: 4,
  border: '1px solid currentColor',
  borderRadius: radius.card,
  font: 'inherit',
  fontSize: size.overline,
  opacity: 0.75,
  '@media (pointer: coarse)': { display: 'none' },
})
/** A button of an action that may be closed; it stays in reach then, because its tooltip says why. */
export function ActionButton({ verdict, label, short, icon, kind, busy = false, hint, onClick }: ActionButtonProps) {
  const { i18n } = useLingui()
  const [keysOn] = useSingleKeys()
  const shown = keysOn ? hint : undefined
  // A refused button is named by what stands on it.
  const hasShort = verdict.ok && short !== undefined
  return (
    <Button
      {...(icon && { icon })}
      {...(kind && { kind })}
      aria-label={hasShort ? label : undefined}
      refused={verdict.ok ? undefined : i18n._(verdict.reason)}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={shown}
      onClick={busy ? undefined : onClick}
    >
      {hasShort ? short : label}
      {shown && <Key aria-hidden="true">{shown.toUpperCase()}</Key>}
    </Button>
  )
}
