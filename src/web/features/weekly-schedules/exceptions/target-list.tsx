import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import type { I18n } from '@lingui/core'
import { StrandedCount } from '../../../commands/conflict-resolution/stranded-count.tsx'
import type { Format } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { dayInWords } from './exception-words.ts'
import type { ExceptionsTarget } from './use-targets.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const List = styled(MuiList)({
  '& > li': { paddingBlock: 8, borderBlockStart: `1px solid ${paint.line}`, fontSize: size.body2 },
  '& label': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0 10px', alignItems: 'start' },
  '& label > small': { gridColumn: 2 },
  '& small': { color: paint.soft, fontSize: size.caption },
  '& b': { fontWeight: weight.medium },
})

/** Replaced days that are named one by one. */
const NAMED = 3

/** Whether a schedule has everything already. */
export const isIdle = ({ added, replaced }: ExceptionsTarget['effect']): boolean => added + replaced.length === 0

const effectInWords = (i18n: I18n, format: Format, effect: ExceptionsTarget['effect']): string => {
  const { added, replaced, same } = effect
  if (isIdle(effect)) return i18n._('No change: everything is there already.')
  const parts = [
    ...(added > 0 ? [i18n._('{count, plural, one {# new day} other {# new days}}', { count: added })] : []),
    ...(replaced.length > 0
      ? [
          i18n._(
            '{count, plural, one {replaces an exception on {days}} other {replaces exceptions on # days: {days}}}',
            {
              count: replaced.length,
              days: format.list([
                ...replaced.slice(0, NAMED).map((date) => dayInWords(format, date)),
                ...(replaced.length > NAMED
                  ? [i18n._('{count, plural, one {# more} other {# more}}', { count: replaced.length - NAMED })]
                  : []),
              ]),
            },
          ),
        ]
      : []),
    ...(same > 0
      ? [i18n._('{count, plural, one {# day is already there} other {# days are already there}}', { count: same })]
      : []),
  ]
  return parts.join(' · ')
}

interface TargetListProps {
  calendars: readonly { id: string; name: string }[]
  byCalendar: ReadonlyMap<string, { failed: boolean; targets: readonly ExceptionsTarget[] | undefined }>
  /** How many coming appointments the chosen changes would strand, by calendar. */
  stranded: ReadonlyMap<string, number>
  /** Schedules that are to stay as they are. */
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
}

/** What would change in each schedule of the chosen calendars; each can be left out. */
export function TargetList({ calendars, byCalendar, stranded, left, onLeft }: TargetListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <List>
      {calendars.flatMap(({ id, name }) => {
        const found = byCalendar.get(id)
        if (!found?.targets) {
          const words = found?.failed ? i18n._('Couldn’t load the schedules.') : i18n._('Loading…')
          return [
            <li key={id}>
              <b>{name}</b> <small>{words}</small>
            </li>,
          ]
        }
        if (found.targets.length === 0) {
          return [
            <li key={id}>
              <b>{name}</b> <small>{i18n._('No other schedule.')}</small>
            </li>,
          ]
        }
        // The hours of a calendar are those of all of its schedules: the first changed one tells of them.
        const teller = found.targets.find(({ schedule, effect }) => !left.has(schedule.id) && !isIdle(effect))
        return found.targets.map(({ schedule, effect }) => {
          const idle = isIdle(effect)
          return (
            <li key={schedule.id}>
              <label>
                <Checkbox
                  disabled={idle}
                  checked={!idle && !left.has(schedule.id)}
                  onChange={({ target }) => {
                    const next = new Set(left)
                    if (target.checked) next.delete(schedule.id)
                    else next.add(schedule.id)
                    onLeft(next)
                  }}
                />
                <b>
                  {name} · {schedule.name}
                </b>
                <small>{effectInWords(i18n, format, effect)}</small>
                {teller?.schedule.id === schedule.id && <StrandedCount count={stranded.get(id)} />}
              </label>
            </li>
          )
        })
      })}
    </List>
  )
}
