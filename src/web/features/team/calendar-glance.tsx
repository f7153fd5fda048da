import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useId, type ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { isZone } from '#api/time/offset.ts'
import { offsetOf } from '../../fields/zone-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import { changeAfter, changeInWords } from './clock-change.ts'
import { useGlance } from './use-glance.ts'
import { WeekLoad } from './week-load.tsx'
import { size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Cards = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  marginBlockEnd: 16,
  '& > section:last-of-type': { borderBlockEnd: 0 },
})
const Stack = styled('div')({ display: 'grid', gap: 16, minInlineSize: 0 })
const Box = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minInlineSize: 0,
  paddingBlockEnd: 16,
  borderBlockEnd: `1px solid ${paint.line}`,
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: 0, fontSize: size.body2 },
  '& p.big': { display: 'flex', alignItems: 'center', gap: 8, fontSize: size.body1, fontWeight: weight.medium },
  '& p.soft': { color: paint.soft, fontSize: size.body2 },
  '& ul.names': { display: 'grid', gap: 2, fontSize: size.body2 },
  '& ul.names a, & p > a': { display: 'inline-block', paddingBlock: 3, color: paint.accent },
  '& ul:empty': { display: 'none' },
  '& code': { fontSize: size.caption },
})

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  )
}

/** What a front desk asks of a calendar: whose it is, what time it is there, how full its week is and what hangs on it. */
export function CalendarGlance({ calendar }: { calendar: Calendar }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { now, today, services, schedules, coming, moreComing, days } = useGlance(calendar)
  const { id, type, timezone, tags } = calendar
  const known = isZone(timezone)
  const change = changeAfter(now, timezone)
  const kinds = { agent: i18n._('Person'), asset: i18n._('Resource') }
  const meanings = {
    agent: i18n._('Someone guests can book.'),
    asset: i18n._('Something you can book, such as a room or a device.'),
  }
  const more = (services?.total ?? 0) - (services?.items.length ?? 0)
  return (
    <Cards>
      <Stack>
        <Card title={i18n._('Kind')}>
          <p className="big">
            <Icon name={type === 'asset' ? 'resource' : 'user'} />
            {kinds[type] ?? type}
          </p>
          <p className="soft">{meanings[type] ?? ''}</p>
          {tags.length > 0 && <p>{i18n._('Tags: {tags}', { tags: format.list(tags) })}</p>}
          <p className="soft">
            <Link to={paths.calendars.one(id, { read: 'v2' })}>{i18n._('Look up with API version 2')}</Link>
          </p>
          <p className="soft">
            {i18n._('ID')} <code dir="ltr">{id}</code> <CopyButton text={id} label={i18n._('Copy ID')} />
          </p>
        </Card>
        <Card title={i18n._('Time')}>
          {known ? (
            <>
              <p className="big">
                <Icon name="clock" />
                {format.time(now, timezone)}
              </p>
              <p>{`${format.zone(timezone)} · ${offsetOf(timezone, now)}`}</p>
              <p className="soft">
                {change ? changeInWords(i18n, format, change) : i18n._('No clock changes there in the next year.')}
              </p>
            </>
          ) : (
            <p>{i18n._('This device doesn’t know the zone {zone}; times are in UTC.', { zone: timezone })}</p>
          )}
        </Card>
      </Stack>
      <Card title={i18n._('Booked time this week')}>
        {days && <WeekLoad days={days} today={today} />}
        {schedules?.length === 0 && <p className="soft">{i18n._('No weekly schedule, so never open.')}</p>}
        <p>
          <Link to={paths.appointments.calendar({ view: 'week', calendars: id })}>{i18n._('Show the week')}</Link>
        </p>
      </Card>
      <Card title={i18n._('Related records')}>
        <p>
          <Link to={paths.appointments.list({ calendar: id })}>
            {coming == null
              ? i18n._('Upcoming appointments')
              : moreComing
                ? i18n._('{count} upcoming appointments', { count: format.count(coming, moreComing) })
                : i18n._(
                    '{count, plural, =0 {No upcoming appointments} one {# upcoming appointment} other {# upcoming appointments}}',
                    {
                      count: coming,
                    },
                  )}
          </Link>
        </p>
        {schedules && schedules.length > 0 && <p className="soft">{i18n._('Weekly schedules')}</p>}
        <List className="names">
          {schedules?.map((schedule) => (
            <li key={schedule.id}>
              <Link to={paths.weeklySchedules.one(schedule.id, id)}>{schedule.name}</Link>
            </li>
          ))}
        </List>
        {services && services.items.length > 0 && <p className="soft">{i18n._('Services')}</p>}
        <List className="names">
          {services?.items.map((service) => (
            <li key={service.id}>
              <Link to={paths.services.one(service.id)}>{service.name}</Link>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={paths.services.list({ calendarId: id })}>
                {i18n._('{count, plural, one {# more service} other {# more services}}', { count: more })}
              </Link>
            </li>
          )}
        </List>
        {services?.items.length === 0 && <p className="soft">{i18n._('Offered by no service.')}</p>}
      </Card>
    </Cards>
  )
}
