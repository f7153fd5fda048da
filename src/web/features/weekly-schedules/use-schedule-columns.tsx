import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { toldOf } from '../../client/reading/warnings.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import type { Column } from '../../ui/table/columns.ts'
import { idColumn } from '../../ui/table/id-column.tsx'
import { comingExceptions, exceptionCount } from './list/coming-exceptions.ts'
import { DAYS } from './schedule-form-values.ts'
import { minutesIn } from './schedule-rules.ts'
import { addingUp, comingNext } from './validity/validity.ts'
import { validityWords } from './validity/validity-words.ts'
import { WeekStrip } from './week-strip.tsx'
import { radius, size } from '../../theme/scale.ts'

const Chips = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxInlineSize: '100%',
    paddingInline: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.round,
    background: paint.canvas,
    fontSize: size.caption,
  },
  '& i': { flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: radius.round },
  '& b': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'inherit' },
})

/** Chips before the rest becomes a number. */
const SHOWN = 3

interface ServiceChipsProps {
  services: readonly { id: string; name: string; color?: string | null | undefined }[]
}

/** Services by name and colour; the title has them all. */
function ServiceChips({ services }: ServiceChipsProps) {
  const { i18n } = useLingui()
  const rest = services.length - SHOWN
  return (
    <Chips data-tooltip={services.map(({ name }) => name).join(', ')}>
      {services.slice(0, SHOWN).map(({ id, name, color }) => (
        <span key={id}>
          <i style={{ background: color ?? 'var(--fd-palette-status-neutral-edge)' }} />
          <b>{name}</b>
        </span>
      ))}
      {rest > 0 && <span>{i18n._('{count, plural, one {# more} other {# more}}', { count: rest })}</span>}
    </Chips>
  )
}

const Soft = styled('small')({ display: 'block', color: paint.soft, fontSize: size.caption })

/** Minutes that a schedule is open in a usual week. */
export const weekMinutes = ({ configuration }: WeeklySchedule): number =>
  DAYS.reduce((sum, day) => sum + minutesIn(configuration.workingHours[day] ?? []), 0)

/** The columns of the list of weekly schedules; the calendar of each is in sight where `all` calendars are listed. */
export function useScheduleColumns(
  calendars: ReadonlyMap<string, Calendar>,
  all: boolean,
  /** The schedules that are known, for what adds up with each and what comes after it. */
  rows: readonly WeeklySchedule[],
): readonly Column<WeeklySchedule>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useOpenedAt()
  return useMemo(() => {
    const calendarOf = ({ calendarId }: WeeklySchedule) => calendars.get(calendarId)?.name
    const todayOf = (schedule: WeeklySchedule) => dateOf(now, knownZone(schedule))
    const valid = (schedule: WeeklySchedule) => validityWords(i18n, format, schedule.configuration, todayOf(schedule))
    const next = (schedule: WeeklySchedule) => comingExceptions(schedule.configuration, todayOf(schedule))[0]
    const wordsOf = (schedule: WeeklySchedule) => {
      const { services = [], serviceIds } = schedule
      if (serviceIds.length === 0) return i18n._('All other services')
      if (services.length > 0) return services.map(({ name }) => name).join(', ')
      return i18n._('{count, plural, one {# service} other {# services}}', { count: serviceIds.length })
    }
    return [
      { id: 'name', header: i18n._('Name'), sortValue: ({ name }) => name, render: ({ name }) => name },
      {
        id: 'calendar',
        header: i18n._('Person or resource'),
        width: '170px',
        optional: !all,
        sortValue: calendarOf,
        facts: [{ header: i18n._('Calendar ID'), csv: ({ calendarId }) => calendarId }],
        render: (schedule) => calendarOf(schedule) ?? '—',
      },
      {
        id: 'week',
        header: i18n._('Week'),
        width: '190px',
        hideBelow: 720,
        text: () => '',
        csv: ({ configuration }) =>
          DAYS.map(
            (day) => (configuration.workingHours[day] ?? []).map((pair) => pair.join('-')).join(' ') || '-',
          ).join(' | '),
        render: ({ configuration }) => <WeekStrip hours={configuration.workingHours} />,
      },
      {
        id: 'hours',
        header: i18n._('Hours per week'),
        width: '136px',
        hideBelow: 900,
        onCard: true,
        align: 'end',
        sortValue: weekMinutes,
        csv: weekMinutes,
        render: (schedule) => format.minutes(weekMinutes(schedule)),
      },
      {
        id: 'services',
        header: i18n._('For'),
        width: '184px',
        hideBelow: 1080,
        text: wordsOf,
        render: (schedule) =>
          schedule.serviceIds.length > 0 && schedule.services?.length ? (
            <ServiceChips services={schedule.services} />
          ) : (
            wordsOf(schedule)
          ),
      },
      {
        id: 'valid',
        header: i18n._('Valid'),
        // Two dates stand in it whole.
        width: '236px',
        // Where every week is always valid and none adds up, there is nothing to say.
        optional:
          !rows.some(({ configuration: it }) => it.effectiveFrom ?? it.effectiveUntil) &&
          !rows.some((it) => addingUp(it, rows).length > 0),
        hideBelow: 720,
        onCard: true,
        sortValue: ({ configuration }) => configuration.effectiveFrom ?? '',
        facts: [
          { header: i18n._('Valid from'), csv: ({ configuration }) => configuration.effectiveFrom ?? '' },
          { header: i18n._('Valid until'), csv: ({ configuration }) => configuration.effectiveUntil ?? '' },
        ],
        text: (schedule) => valid(schedule),
        render: (schedule) => {
          const adding = addingUp(schedule, rows)
          const following = comingNext(schedule, rows, todayOf(schedule))
          return (
            <span>
              {valid(schedule)}
              {adding.length > 0 ? (
                <Soft>{i18n._('Adds up with {names}', { names: format.list(adding.map(({ name }) => name)) })}</Soft>
              ) : (
                following && <Soft>{i18n._('Then {name}', { name: following.name })}</Soft>
              )}
            </span>
          )
        },
      },
      {
        id: 'exceptions',
        header: i18n._('Exceptions'),
        width: '170px',
        hideBelow: 1080,
        sortValue: ({ configuration }) => exceptionCount(configuration),
        csv: ({ configuration }) => exceptionCount(configuration),
        render: (schedule) => {
          const count = exceptionCount(schedule.configuration)
          const coming = next(schedule)
          if (count === 0) return '—'
          return (
            <span>
              {i18n._('{count, plural, one {# exception} other {# exceptions}}', { count })}
              <Soft>
                {coming
                  ? coming.from === coming.to
                    ? format.plainDate(coming.from)
                    : format.plainDateRange(coming.from, coming.to, 'medium')
                  : i18n._('None upcoming')}
              </Soft>
            </span>
          )
        },
      },
      {
        id: 'nextException',
        header: i18n._('Next exception'),
        width: '150px',
        hideBelow: 1080,
        optional: true,
        sortValue: (schedule) => next(schedule)?.from,
        csv: (schedule) => next(schedule)?.from ?? null,
        render: (schedule) => {
          const coming = next(schedule)
          return coming ? format.plainDate(coming.from) : '—'
        },
      },
      {
        id: 'timezone',
        header: i18n._('Time zone'),
        width: '150px',
        hideBelow: 1080,
        optional: true,
        sortValue: (schedule) => toldOf(schedule, 'timezone'),
        render: (schedule) => toldOf(schedule, 'timezone') || '—',
      },
      {
        id: 'updatedAt',
        header: i18n._('Changed'),
        width: '140px',
        hideBelow: 1080,
        optional: true,
        sortValue: ({ updatedAt }) => updatedAt,
        csv: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => format.relativeAlone(updatedAt, now),
      },
      idColumn(i18n),
    ]
  }, [i18n, format, now, calendars, all, rows])
}
