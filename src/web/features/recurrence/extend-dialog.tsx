import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { recurringDates } from '#api/time/recurrence.ts'
import { dateOf } from '#api/time/zoned.ts'
import { bookingAgain } from '../../fields/appointment-inverse.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { NewAppointment } from '../../commands/appointments/interface-version.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import type { AskedSeries } from '../../commands/appointments/series/scope-request.ts'
import { type OccurrenceChoice, judgeOccurrence, settle, type Settled } from './plan.ts'
import { OccurrenceList } from './preview.tsx'
import { occurrencesOf } from '../../commands/appointments/form/repeat-values.ts'
import { ruleWords } from './rule-words.ts'
import { MOST_IN_SERIES, seriesOf, type SeriesRule, type SeriesTag } from '../../commands/appointments/series/tag.ts'
import { useMembers } from './use-members.ts'
import { useSeriesRun } from './use-series-run.ts'
import { useSituation } from './use-situation.ts'

const NOWHERE = { start: 0, end: 1 }
/** A rule is followed no further than this many dates. */
const FAR = 3000

/** The dates of a rule that come after a date, without its own end. */
const datesAfter = (rule: SeriesRule, date: string, count: number): string[] =>
  recurringDates({ ...rule, until: null, count: null }, FAR)
    .filter((it) => it > date)
    .slice(0, count)

/** One more of a series: everything that this one says, but what was only about its own visit. */
const anotherOf = (model: Appointment, { start, end, place }: Settled, series: SeriesTag): NewAppointment => {
  const { subStatus: _stood, externalId: _own, interactionId: _talk, voting: _poll, ...said } = bookingAgain(model)
  return {
    ...said,
    ...(said.status !== 'confirmed' && { status: 'pending' }),
    startDate: formatInstant(start),
    endDate: formatInstant(end),
    calendarIds: [...place.calendarIds],
    extraFields: { ...said.extraFields, series },
  }
}

/** Books more appointments of a series, by its own rule, after its last one. */
export default function ExtendDialog({ asked: { appointment, version, answer } }: { asked: AskedSeries }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const run = useSeriesRun(version)
  const { members, loading } = useMembers(appointment)
  const { control, formState } = useForm<{ count: number | string | null }>({ defaultValues: { count: 4 } })
  const count = Number(useWatch({ control, name: 'count' }))
  const [choices, setChoices] = useState<ReadonlyMap<string, OccurrenceChoice>>(new Map())
  const [busy, setBusy] = useState(false)
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty || choices.size > 0 })
  const close = () => leave(() => answer('back'))
  const last = members.at(-1) ?? appointment
  const model = members.findLast(({ status }) => status !== 'cancelled') ?? appointment
  const rule = seriesOf(model)?.rule ?? seriesOf(appointment)?.rule
  const isRight = Number.isInteger(count) && count >= 1 && count <= MOST_IN_SERIES
  const minutes = Math.round((Date.parse(model.endDate) - Date.parse(model.startDate)) / MINUTE)
  const times = useMemo(
    () =>
      rule && isRight && !loading
        ? occurrencesOf(rule, minutes, datesAfter(rule, dateOf(Date.parse(last.startDate), rule.zone), count))
        : [],
    [rule, isRight, loading, minutes, last, count],
  )
  const [head, tail] = [times[0], times.at(-1)]
  const situated = useSituation(model.calendarIds, head && tail ? { start: head.start, end: tail.end } : NOWHERE)
  const { situation } = situated
  const rows = useMemo(() => {
    const { calendarIds, resourceId, serviceId, allowOverlapping } = model
    const service = serviceId ? situation.services.get(serviceId) : undefined
    const calendarId = calendarIds.find((id) => id !== resourceId) ?? null
    const wish = { service, calendarId, resourceId, duration: minutes }
    const zone = rule?.zone ?? 'UTC'
    return times.map((time) =>
      judgeOccurrence(time, { calendarIds, resourceId }, { wish, allowOverlapping, zone }, situation),
    )
  }, [times, model, situation, minutes, rule])
  const kept = settle(rows, choices)
  const isBusy = loading || situated.loading
  const isNothing = !isBusy && kept.length === 0
  const reason = !isRight
    ? i18n._('A whole number from 1 to {most}.', { most: MOST_IN_SERIES })
    : times.length === 0
      ? i18n._('The rule gives no further dates, so there’s nothing to book.')
      : i18n._('Nothing to book: every appointment is skipped. Keep at least one above.')

  const send = async () => {
    const tag = seriesOf(appointment)
    if (!rule || !tag || isBusy || busy || kept.length === 0) return
    setBusy(true)
    const highest = Math.max(...members.map((it) => seriesOf(it)?.index ?? 0))
    const { until: _over, ...open } = rule
    const longer = { ...open, count: highest + kept.length }
    const begun = await run(kept, (time, at) =>
      anotherOf(model, time, { id: tag.id, index: highest + at + 1, rule: longer }),
    )
    setBusy(false)
    if (begun) answer('taken')
  }
  return (
    <FormDialog
      open
      width={560}
      title={i18n._('Add to the series of {name}', { name: displayName(i18n, appointment) })}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      actions={
        <FormActions
          onCancel={close}
          submit={
            kept.length === 0
              ? i18n._('Book')
              : i18n._('{count, plural, one {Book # appointment} other {Book # appointments}}', { count: kept.length })
          }
          busy={busy || isBusy}
          reason={isNothing ? reason : undefined}
        />
      }
    >
      <Fields>
        <NumberF control={control} name="count" label={i18n._('How many more')} min={1} max={MOST_IN_SERIES} required />
        {rule && <p style={{ margin: 0 }}>{format.alone(ruleWords(rule, i18n, format))}</p>}
        {times.length > 0 && (
          <OccurrenceList
            rows={rows}
            choices={choices}
            onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
            clinic={clinic}
            zone={rule?.zone ?? 'UTC'}
            loading={isBusy}
            failed={situated.failed}
            mayOverlap={model.allowOverlapping}
          />
        )}
      </Fields>
    </FormDialog>
  )
}
