import { useLingui } from '@lingui/react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import type { Masking } from './mask-changes.ts'
import { MaskPreview } from './mask-preview.tsx'
import { isPhrase, TypedConfirmation, usePhrase } from './typed-confirmation.tsx'
import { useMaskRun } from './use-mask-run.ts'

interface MaskPlanDialogProps {
  title: string
  /** In CSS pixels. */
  width: number
  plan: readonly Masking[]
  /** Whether the plan may still change by itself. */
  isComing?: boolean
  /** IANA zone of the dates that are told. */
  zone: string
  onClose: () => void
  /** What the plan follows from. */
  children?: ReactNode
}

/** Masks the guests of a plan: shown first, confirmed by typing, run in sight. */
export function MaskPlanDialog({ title, width, plan, isComing = false, zone, onClose, children }: MaskPlanDialogProps) {
  const { i18n } = useLingui()
  const run = useMaskRun(zone)
  const [typed, setTyped] = useState('')
  const phrase = usePhrase(plan.length)
  const isSure = plan.length > 0 && !isComing && isPhrase(typed, phrase)
  const mask = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSure && (await run(plan))) onClose()
  }
  return (
    <FormDialog
      open
      width={width}
      title={title}
      description={i18n._('Replaces names, emails and phones with placeholders; appointments stay.')}
      onClose={onClose}
      onSubmit={(event) => void mask(event)}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Back')}</Button>
          <Button kind="danger" type="submit" disabled={!isSure}>
            {plan.length === 0
              ? i18n._('Anonymize')
              : i18n._('{count, plural, one {Anonymize # appointment} other {Anonymize # appointments}}', {
                  count: plan.length,
                })}
          </Button>
        </>
      }
    >
      <Fields>
        {children}
        {plan.length > 0 && (
          <>
            <MaskPreview plan={plan} zone={zone} />
            <TypedConfirmation phrase={phrase} typed={typed} onTyped={setTyped} />
          </>
        )}
      </Fields>
    </FormDialog>
  )
}
