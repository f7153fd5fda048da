import { useLingui } from '@lingui/react'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import type { OpenPlan } from './open-plan.ts'

/** Stands between a change of hours and its saving: the reading, what could not be read, or the choices. */
export default function PlanPanel({ plan }: { plan: OpenPlan }) {
  const { i18n } = useLingui()
  const { number } = useFormat()
  if (plan.phase === 'choosing') return <ChoosePlan {...plan} />
  const title = i18n._('Appointments outside the new hours')
  if (plan.phase === 'failed') {
    const { error, answer } = plan
    return (
      <FormDialog open title={title} onClose={() => answer('back')}>
        <Notice
          title={i18n._('Couldn’t load future appointments. Nothing is saved yet.')}
          text={errorSentence(i18n, error)}
        >
          <Button onClick={() => answer('back')}>{i18n._('Back to editing')}</Button>
          <Button onClick={() => answer('without')}>{i18n._('Save without checking')}</Button>
          <Button kind="primary" onClick={() => answer('again')}>
            {i18n._('Try again')}
          </Button>
        </Notice>
      </FormDialog>
    )
  }
  const { found, total, stop } = plan
  const words =
    total === null
      ? i18n._('{found, plural, one {# appointment loaded} other {# appointments loaded}}', { found })
      : i18n._('{found} of {total} appointments loaded', { found: number(found), total: number(total) })
  return (
    <FormDialog
      open
      title={title}
      description={i18n._('Checks future appointments before anything is saved.')}
      onClose={stop}
      actions={<Button onClick={stop}>{i18n._('Back to editing')}</Button>}
    >
      <ProgressBar label={i18n._('Loading appointments')} value={found} total={total} text={words} />
      <p>{words}</p>
    </FormDialog>
  )
}
