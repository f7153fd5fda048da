import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { unlessGoneBack, useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import { useStrandedCounts } from '../../../commands/conflict-resolution/use-stranded-counts.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { type CopiedWeek, copyEdits, copyWrites, isSound, type CopyTarget } from './copy-week.ts'
import { Ticks } from './dialog-styles.ts'
import { TargetChoice } from './target-choice.tsx'

interface CopyWeekDialogProps {
  week: CopiedWeek
  /** The calendar that the week is of. */
  calendarId: string
  onClose: () => void
}

/** Puts this week on other calendars: over a schedule of theirs, or as a new one. */
export function CopyWeekDialog({ week, calendarId, onClose }: CopyWeekDialogProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const { runAll, panel } = useResolutionPlan()
  const copied = { ...week, name: week.name.trim() || i18n._('Hours of the week') }
  const { items, failed } = useCalendars()
  const [targets, setTargets] = useState<ReadonlyMap<string, CopyTarget | undefined>>(new Map())
  const [note, setNote] = useState('')
  const others = useMemo(
    () => (items ?? []).filter(({ id }) => id !== calendarId).toSorted((a, b) => compare(a.name, b.name)),
    [items, calendarId, compare],
  )
  const { shown, search } = useSearched(others, i18n._('Search team & resources'), ({ id }) => targets.has(id))
  const put = (id: string, target: CopyTarget | undefined, chosen: boolean) =>
    setTargets((before) => new Map([...before].filter(([it]) => it !== id).concat(chosen ? [[id, target]] : [])))

  const known = [...targets.values()].filter((target) => target !== undefined)
  const stranded = useStrandedCounts(isSound(week) ? copyEdits(copied, known) : [])
  const [isBusy, setBusy] = useState(false)

  const start = async () => {
    if (!isSound(week)) return setNote(i18n._('Some hours of this week are incomplete or overlap. Correct them first.'))
    if (targets.size === 0) return setNote(i18n._('Choose at least one person or resource.'))
    if (known.length < targets.size) return setNote(i18n._('Still loading the schedules of a chosen calendar.'))
    const count = known.length
    const planned = copyWrites(copied, known)
    setBusy(true)
    const shown = await runAll({
      name: i18n._('{count, plural, one {Copy the week to # calendar} other {Copy the week to # calendars}}', {
        count,
      }),
      undoTitle: i18n._('Undo the copied week'),
      change: { schedules: planned.map(({ change }) => change) },
      writes: () => planned.map(({ write }) => write()),
    }).catch(unlessGoneBack)
    setBusy(false)
    if (shown) onClose()
  }
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Copy the week to other calendars')}
      description={i18n._(
        'Hours as shown here, saved or not. The other calendars keep their exceptions, services and zones.',
      )}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
      actions={<FormActions onCancel={onClose} submit={i18n._('Copy the week')} busy={isBusy} />}
    >
      {search}
      <Ticks>
        <legend>{i18n._('Team & resources')}</legend>
        {failed && <p role="alert">{i18n._('Couldn’t load the choices.')}</p>}
        {items && others.length === 0 && <p>{i18n._('No other calendars.')}</p>}
        {shown.map((calendar) => (
          <TargetChoice
            key={calendar.id}
            calendar={calendar}
            chosen={targets.has(calendar.id)}
            target={targets.get(calendar.id)}
            newName={copied.name}
            stranded={stranded.get(calendar.id)}
            onChange={(target, chosen) => put(calendar.id, target, chosen)}
          />
        ))}
        {note !== '' && <p role="alert">{note}</p>}
      </Ticks>
      {panel}
    </FormDialog>
  )
}
