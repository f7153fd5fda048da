import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../ui/paint.ts'
import type { Rules } from './rules.ts'

const Box = styled('output')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 10,
  background: paint.accentTint,
  fontSize: '0.84375rem',
  lineHeight: 1.5,
  '& .fd-icon': { color: paint.accent, marginBlockStart: 2 },
})

/** What the rules mean, in plain sentences. */
export function RulesInWords({ rules }: { rules: Rules }) {
  const { i18n } = useLingui()
  const { minutes, number } = useFormat()
  const { duration, timeBetween, incrementTime, minTimeToSchedule: least, maxTimeToSchedule: most } = rules
  if (duration == null || !Number.isFinite(duration)) return null
  const words = [
    i18n._('An appointment takes {time}.', { time: minutes(duration) }),
    timeBetween
      ? i18n._('{time} stay free after it, so that its calendar is taken for {sum}.', {
          time: minutes(timeBetween),
          sum: minutes(duration + timeBetween),
        })
      : i18n._('The next one may begin right after it.'),
    i18n._('A start is offered every {time}.', { time: minutes(incrementTime ?? 15) }),
    least
      ? i18n._(
          '{count, plural, one {It is booked at least one day ahead: tomorrow at the earliest.} other {It is booked at least # days ahead.}}',
          { count: least },
        )
      : i18n._('It can be booked for right now.'),
    i18n._(
      '{count, plural, =0 {Only today is open.} one {Today and tomorrow are open.} other {The next # days are open.}}',
      {
        count: most ?? 365,
        days: number(most ?? 365),
      },
    ),
  ]
  return (
    <Box>
      <Icon name="info" />
      <span>{words.join(' ')}</span>
    </Box>
  )
}
