import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { paths } from '../../../paths/paths.ts'
import { readSchedule, type ScheduleValues } from '../schedule-form-values.ts'
import { WeekStrip } from '../week-strip.tsx'
import { usersOf } from './users.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Link } from '../../../ui/link.tsx'

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  fontSize: size.body2,
  lineHeight: 1.5,
  '& p, & h3, & ul': { margin: 0 },
  '& h3': { fontSize: size.body2, fontWeight: weight.semibold },
  '& .soft': { color: paint.soft, fontSize: size.body2 },
  '& ul': { display: 'grid' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 16px',
    alignItems: 'center',
    paddingBlock: 10,
    borderBlockStart: `1px solid ${paint.line}`,
  },
  '& li > div': { display: 'grid', minInlineSize: 0 },
  '& a': { color: paint.accent, fontWeight: weight.medium },
  '@media (max-width: 479.95px)': { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

interface ServiceUsersProps {
  control: Control<ScheduleValues>
  /** Empty for a new schedule. */
  scheduleId: string
  /** All services by id, for their names. */
  every: ReadonlyMap<string, Service>
}

/** Which services use these hours, by name, beside the calendar's other schedules and who uses those. */
export function ServiceUsers({ control, scheduleId, every }: ServiceUsersProps) {
  const { i18n } = useLingui()
  const { compare, list } = useFormat()
  const api = useApi()
  const [calendarId, serviceIds, week, overrides] = useWatch({
    control,
    name: ['calendarId', 'serviceIds', 'week', 'overrides'],
  })
  const query = { calendarId, expand: ['services' as const] }
  const enabled = calendarId !== ''
  const stored = useQuery({ ...queryAllOf(api, contract.weeklySchedules.list, { query }), enabled })
  const offered = useQuery({ ...queryAllOf(api, contract.services.list, { query: { calendarId } }), enabled })
  if (!enabled) return null
  if (stored.isError || offered.isError) {
    return (
      <Box>
        <p className="soft">{i18n._('Couldn’t load the services that use these hours.')}</p>
      </Box>
    )
  }
  if (!stored.data || !offered.data) return null

  const others = stored.data.items.filter(({ id }) => id !== scheduleId)
  const expanded = new Map(others.flatMap((it) => it.services ?? []).map((it) => [it.id, it.name]))
  const nameOf = (id: string): string => every.get(id)?.name ?? expanded.get(id) ?? id
  const services = offered.data.items.toSorted((a, b) => compare(a.name, b.name))
  const { bySchedule, withoutHours } = usersOf(
    [
      { id: scheduleId, serviceIds, week, overrides },
      ...others.map((it) => ({ ...readSchedule(calendarId)(it), id: it.id })),
    ],
    services,
  )
  const names = (id: string): string => list((bySchedule.get(id) ?? []).map(({ name }) => name))
  const strangers = serviceIds.filter((id) => !services.some((it) => it.id === id)).map(nameOf)
  const mine = names(scheduleId)
  const rule =
    mine === ''
      ? i18n._('No service uses these hours.')
      : serviceIds.length === 0
        ? i18n._('Used by every service without its own schedule on this calendar: {names}.', { names: mine })
        : i18n._('Used only by {names}.', { names: mine })
  return (
    <Box>
      <output>{rule}</output>
      {strangers.length > 0 && (
        <p className="soft">{i18n._('Selected, but not offered here: {names}.', { names: list(strangers) })}</p>
      )}
      {withoutHours.length > 0 && (
        <Alert severity="warning" icon={<Icon name="warning" />}>
          {i18n._('No hours here, so never offered: {names}.', {
            names: list(withoutHours.map(({ name }) => name)),
          })}
        </Alert>
      )}
      {others.length > 0 && (
        <div>
          <h3>{i18n._('Other schedules of this calendar')}</h3>
          <List>
            {others.map(({ id, name, configuration }) => (
              <li key={id}>
                <div>
                  <Link to={paths.weeklySchedules.one(id, calendarId)}>{name}</Link>
                  <span className="soft">
                    {names(id) === '' ? i18n._('Used by no service') : i18n._('Used by {names}', { names: names(id) })}
                  </span>
                </div>
                <span>
                  <WeekStrip hours={configuration.workingHours} />
                </span>
              </li>
            ))}
          </List>
        </div>
      )}
    </Box>
  )
}
