import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import type { Verdict } from '../../../../api/core/rules/statuses.ts'
import { Button, type ButtonKind } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { visuallyHidden } from '../../../ui/paint.ts'

interface ActionButtonProps {
  verdict: Verdict | { ok: false; reason: '' }
  label: string
  icon?: IconName
  kind?: ButtonKind
  busy?: boolean
  onClick: () => void
}

const Hidden = styled('span')(visuallyHidden)

/** A button of an action that may be closed; it stays in reach then, because its tooltip says why. */
export function ActionButton({ verdict, label, icon, kind, busy = false, onClick }: ActionButtonProps) {
  const { i18n } = useLingui()
  const id = useId()
  const reason = verdict.ok || verdict.reason === '' ? '' : i18n._(verdict.reason)
  const isOpen = verdict.ok && !busy
  return (
    <>
      <Button
        {...(icon && { icon })}
        {...(kind && verdict.ok && { kind })}
        aria-disabled={!isOpen || undefined}
        aria-describedby={reason === '' ? undefined : id}
        title={reason === '' ? undefined : reason}
        onClick={isOpen ? onClick : undefined}
      >
        {label}
      </Button>
      {reason !== '' && <Hidden id={id}>{reason}</Hidden>}
    </>
  )
}
