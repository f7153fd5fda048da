import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { recurringDates } from '#api/time/recurrence.ts'
import { dateOf } from '#api/time/zoned.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { type AppointmentValues, bookingOf } from '../../commands/appointments/form/appointment-values.ts'
import { wishedCalendars, type Wish } from '../../commands/appointments/free-times/free-slots.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { judgeOccurrence, placesFor, type OccurrenceChoice, settle } from './plan.ts'
import { OccurrenceList, type PreviewRow } from './preview.tsx'
import { PickedDates, RepeatFields } from './repeat-fields.tsx'
import {
  occurrencesOf,
  pickedOccurrences,
  readRepeat,
  type RepeatGap,
} from '../../commands/appointments/form/repeat-values.ts'
import { ruleWords } from './rule-words.ts'
import { SelectF } from '../../ui/form/select-f.tsx'
import { MOST_IN_SERIES, type SeriesRule } from '../../commands/appointments/series/tag.ts'
import { useSeriesRun } from './use-series-run.ts'
import { useSituation } from './use-situation.ts'
import { size, weight } from '../../theme/scale.ts'

/** What the form that holds the repetition can ask of it. */
export interface RepeatHandle {
  /** Begins the run that books every kept time; answers whether it is on screen. */
  book: (values: AppointmentValues) => Promise<boolean>
}

/** What the repetition of a booking is told by its form. */
export interface RepeatPartProps {
  form: UseFormReturn<AppointmentValues>
  wish: Wish
  /** IANA zone whose clock the series keeps. */
  zone: string
  version: InterfaceVersion
  ref: Ref<RepeatHandle>
}

const Rule = styled('p')({
  margin: '0 0 4px',
  fontSize: size.body2,
  fontWeight: weight.medium,
  // Within sentences the same words begin small.
  '&::first-letter': { textTransform: 'uppercase' },
})

const NOWHERE = { start: 0, end: 1 }
/** No calendar of a clinic beyond these is looked through for one booking. */
const MOST_CALENDARS = 20

/** How a booking repeats, and what each of its times would meet. */
export function RepeatPart({ form, wish, zone, version, ref }: RepeatPartProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const run = useSeriesRun(version)
  const [choices, setChoices] = useState<ReadonlyMap<string, OccurrenceChoice>>(new Map())
  const { control, setError } = form
  const [startDate, repeat, allowOverlapping] = useWatch({
    control,
    name: ['startDate', 'repeat', 'allowOverlapping'],
  })
  const first = startDate ? Date.parse(startDate) : NaN
  const isPicked = repeat.how === 'dates'
  const read = useMemo(
    () => (Number.isFinite(first) && repeat.how !== 'dates' ? readRepeat(repeat, first, zone) : undefined),
    [repeat, first, zone],
  )
  const rule: SeriesRule | undefined = read && !('gap' in read) ? read : undefined
  const times = useMemo(() => {
    if (wish.duration === 0) return []
    if (repeat.how === 'dates') return pickedOccurrences(first, repeat, wish.duration, zone)
    return rule ? occurrencesOf(rule, wish.duration) : []
  }, [rule, repeat, first, wish, zone])
  const ids = useMemo(() => {
    const asked = wishedCalendars(wish, clinic)
    return times.length > 0 ? asked.slice(0, MOST_CALENDARS) : []
  }, [wish, clinic, times])
  const [head, last] = [times[0], times.at(-1)]
  const { situation, loading, failed } = useSituation(
    ids,
    head && last ? { start: head.start, end: last.end } : NOWHERE,
  )
  const rows = useMemo((): PreviewRow[] => {
    const places = placesFor(times, wish, situation)
    const usual = places[0]?.calendarIds.join()
    return times.map((time, at) => {
      const place = places[at]
      const names = place?.calendarIds.flatMap((id) => situation.calendars.get(id)?.name ?? []) ?? []
      return {
        ...judgeOccurrence(time, place, { wish, allowOverlapping, zone }, situation),
        ...(place?.calendarIds.join() !== usual && { who: format.list(names) }),
      }
    })
  }, [times, wish, situation, allowOverlapping, zone, format])
  const kept = settle(rows, choices)
  // One plan, one series: a second try of the same form must not link its appointments to another one.
  const id = useRef(crypto.randomUUID())

  const complain = (name: `repeat.${RepeatGap}` | 'startDate' | 'duration' | 'calendarId', message: string) => {
    setError(name, { message }, { shouldFocus: true })
    return false
  }
  const book = async (values: AppointmentValues): Promise<boolean> => {
    if (!Number.isFinite(first)) return complain('startDate', i18n._('Choose a date and time.'))
    if (wish.duration === 0) return complain('duration', i18n._('A whole number of minutes, 1 to 1440.'))
    if (ids.length === 0) return complain('calendarId', i18n._('Choose who the appointment is with.'))
    if (read && 'gap' in read) {
      const words: Readonly<Record<RepeatGap, string>> = {
        every: i18n._('A whole number, 1 or more.'),
        count: i18n._('A whole number from 1 to {most}.', { most: MOST_IN_SERIES }),
        until: i18n._('Choose a date no earlier than the first.'),
      }
      return complain(`repeat.${read.gap}`, words[read.gap])
    }
    if ((!rule && !isPicked) || loading) return false
    if (kept.length === 0)
      return complain('startDate', i18n._('Every appointment is skipped. Keep at least one below.'))
    const { extraFields } = values
    const begun = await run(kept, (time, at) =>
      bookingOf(
        {
          ...values,
          startDate: formatInstant(time.start),
          // Only one of them can take over a block.
          ...(at > 0 && { blockedAppointmentId: '' }),
          extraFields: {
            ...(typeof extraFields === 'object' && extraFields),
            series: { id: id.current, index: at + 1, ...(rule && { rule }) },
          },
        },
        time.place,
        wish.service,
      ),
    )
    if (begun) id.current = crypto.randomUUID()
    return begun
  }
  useImperativeHandle(ref, () => ({ book }))

  const isCut = rule?.until !== undefined && recurringDates(rule, MOST_IN_SERIES + 1).length > MOST_IN_SERIES
  return (
    <>
      <SelectF
        control={control}
        name="repeat.how"
        label={i18n._('Dates')}
        options={[
          { value: 'rule', label: i18n._('At regular intervals') },
          { value: 'dates', label: i18n._('Several dates') },
        ]}
      />
      {isPicked ? (
        <PickedDates control={control} zone={zone} />
      ) : (
        <RepeatFields
          control={control}
          from={rule?.from ?? dateOf(first || situation.now, zone)}
          today={dateOf(situation.now, zone)}
        />
      )}
      {times.length > 0 && (
        <div>
          {rule && (
            <Rule>
              {i18n._('{rule}, at {time}', { rule: ruleWords(rule, i18n, format), time: format.clock(rule.at) })}
            </Rule>
          )}
          {isCut && <p>{i18n._('Book at most {most} at once. Add the rest later.', { most: MOST_IN_SERIES })}</p>}
          <OccurrenceList
            rows={rows}
            choices={choices}
            onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
            clinic={clinic}
            zone={zone}
            loading={loading}
            failed={failed}
            mayOverlap={allowOverlapping}
          />
        </div>
      )}
      {!isPicked && !rule && !Number.isFinite(first) && (
        <p>{i18n._('Choose the first date and time to see every appointment.')}</p>
      )}
    </>
  )
}
