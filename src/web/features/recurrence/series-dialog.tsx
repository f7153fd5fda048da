import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import type { AskedSeries } from '../../commands/appointments/series/scope-request.ts'
import { chosenOf, type Scope } from './members.ts'
import type { OccurrenceChoice } from './plan.ts'
import { usualChoice } from './plan.ts'
import { OccurrenceList } from './preview.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { seriesOf } from '../../commands/appointments/series/tag.ts'
import { useMembers } from './use-members.ts'
import { useMemberRows } from './use-member-rows.ts'
import { useMemberRun } from './use-member-run.ts'
import { workWords } from './work-words.ts'

/** Asks for whom a change, a cancellation or a deletion is meant, shows what it would meet, and begins it. */
export default function SeriesDialog({ asked }: { asked: AskedSeries }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { appointment, work, version, answer } = asked
  const clinic = useClinic()
  const now = useNow()
  const { members, loading, error } = useMembers(appointment)
  const { control } = useForm({ defaultValues: { way: 'cancel' } })
  const way = useWatch({ control, name: 'way' })
  const isDone = work.kind === 'end' || (work.kind === 'change' && work.done === true)
  const [scope, setScope] = useState<Scope>(isDone ? 'following' : 'this')
  const [choices, setChoices] = useState<ReadonlyMap<string, OccurrenceChoice>>(new Map())
  const [busy, setBusy] = useState(false)
  const run = useMemberRun(version)
  const words = workWords(work, way, i18n)
  const zone = seriesOf(appointment)?.rule?.zone ?? zoneOfFirst(appointment.calendarIds, clinic.calendars)

  const sizeOf = (wanted: Scope): number => {
    const { length } = chosenOf(members, appointment, wanted, now).members
    return isDone ? length - 1 : length
  }
  const chosen = chosenOf(members, appointment, scope, now)
  const meant = isDone ? chosen.members.filter(({ id }) => id !== appointment.id) : chosen.members
  const plan = useMemberRows(appointment, work, scope === 'this' ? [] : meant, zone)
  const kept = plan.rows.filter((row) => (choices.get(row.key) ?? usualChoice(row)) !== 'skip')
  const isReady = scope === 'this' || (!loading && !plan.loading && kept.length > 0)

  const staying = [
    ...(chosen.past > 0
      ? [i18n._('{count, plural, one {# past appointment} other {# past appointments}}', { count: chosen.past })]
      : []),
    ...(chosen.cancelled > 0
      ? [i18n._('{count, plural, one {# canceled one} other {# canceled ones}}', { count: chosen.cancelled })]
      : []),
  ]

  const send = async () => {
    if (!isReady || busy) return
    if (scope === 'this') return answer('alone')
    setBusy(true)
    const begun = await run(asked, plan, choices, way)
    setBusy(false)
    if (begun) answer('taken')
  }
  return (
    <FormDialog
      open
      width={600}
      title={words.title(displayName(i18n, appointment))}
      onClose={() => answer('back')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      actions={
        <>
          <Button onClick={() => answer('back')}>{i18n._('Back')}</Button>
          <Button kind={words.isDanger ? 'danger' : 'primary'} type="submit" busy={busy} disabled={!isReady}>
            {scope === 'this' ? words.alone : words.many(kept.length)}
          </Button>
        </>
      }
    >
      <Fields>
        {!isDone && <ScopeChoice scope={scope} sizeOf={sizeOf} loading={loading} onScope={setScope} />}
        {work.kind === 'end' && (
          <SelectF
            control={control}
            name="way"
            label={i18n._('What to do with the following ones')}
            options={[
              { value: 'cancel', label: i18n._('Canceled, but kept in the records') },
              { value: 'delete', label: i18n._('Deleted for good') },
            ]}
          />
        )}
        {error && <p role="alert">{i18n._('Couldn’t load the series. You can choose only this appointment.')}</p>}
        {scope !== 'this' && (
          <>
            {staying.length > 0 && (
              <p style={{ margin: 0 }}>{i18n._('Unchanged: {parts}.', { parts: format.list(staying) })}</p>
            )}
            {meant.length === 0 && !loading ? (
              <p style={{ margin: 0 }}>{i18n._('No later appointments to change.')}</p>
            ) : (
              <OccurrenceList
                rows={plan.rows}
                choices={choices}
                onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
                clinic={clinic}
                zone={zone}
                loading={loading || plan.loading}
                failed={plan.failed}
                mayOverlap={plan.mayOverlap}
                stays={plan.stays}
                words={{
                  keep: words.keep,
                  kept: words.kept,
                  skip: i18n._('No change'),
                  skipped: (count) => i18n._('{count} unchanged', { count }),
                }}
              />
            )}
          </>
        )}
      </Fields>
    </FormDialog>
  )
}
