import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { startRun } from '../../fields/bulk/bulk.ts'
import { useRunDeps } from '../../fields/bulk/use-run-deps.ts'
import { useCalendars, useServices, useServiceTypes } from '../../fields/references.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { paths } from '../../paths/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { TickList } from '../../ui/form/tick-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { hoursByDays } from './hours-by-days.ts'
import { startLines } from './start-run.ts'
import { type Start, STARTS } from './starts.ts'

const Frame = styled('form')({
  display: 'grid',
  gap: 24,
  maxInlineSize: 720,
  paddingBlock: 16,
  justifyItems: 'start',
  '& > fieldset': { inlineSize: '100%' },
  '& > fieldset > p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})
const Kinds = styled(ToggleButtonGroup)({ flexWrap: 'wrap' })

/** A ready-made start: services with their types, and hours, to keep or to drop before anything is written. */
export default function StartPage() {
  const { i18n } = useLingui()
  const calendars = useCalendars()
  const services = useServices()
  const types = useServiceTypes()
  const isReading = [calendars, services, types].some(({ items, failed }) => !items && !failed)
  if (isReading) return <FormSkeleton />
  return (
    <>
      <PageHeader
        title={i18n._('Ready-made start')}
        parent={{ label: i18n._('Today'), to: paths.home() }}
        description={i18n._('Choose what is closest, and drop what you don’t need.')}
      />
      {calendars.items?.length ? (
        <StartForm calendars={calendars.items} />
      ) : (
        <EmptyState
          icon="people"
          title={i18n._('No people or resources yet')}
          description={i18n._('Someone must offer the services.')}
          action={<ButtonLink to={paths.setup.people()}>{i18n._('Add several people')}</ButtonLink>}
        />
      )}
    </>
  )
}

/** The calendars that have no weekly schedule yet; undefined while that is not known. */
function useWithoutHours(calendars: readonly Calendar[]): readonly Calendar[] | undefined {
  const api = useApi()
  return useQueries({
    queries: calendars.map(({ id }) => queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId: id } })),
    combine: (answers) =>
      answers.some(({ data }) => !data)
        ? undefined
        : calendars.filter((_, at) => answers[at]?.data?.items.length === 0),
  })
}

function StartForm({ calendars }: { calendars: readonly Calendar[] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const deps = useRunDeps()
  const refused = useRefusal('write')
  const { items: services = [] } = useServices()
  const { items: types = [] } = useServiceTypes()
  const people = calendars.filter(({ type }) => type === 'agent')
  const [start, setStart] = useState<Start>()
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [offering, setOffering] = useState<readonly string[]>(people.map(({ id }) => id))
  const [withHours, setWithHours] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const withoutHours = useWithoutHours(calendars)
  const existing = new Set(services.map(({ name }) => name))
  const offered = start?.services.filter(({ name }) => !existing.has(i18n._(name))) ?? []
  const kept = offered.filter(({ name }) => !dropped.includes(name))
  const chosen = calendars.filter(({ id }) => offering.includes(id))
  const lacking = (withoutHours ?? []).filter(({ id }) => offering.includes(id))
  const opening = withHours ? lacking : []
  const hours = hoursByDays(start?.workingHours ?? {}).map(({ first, last, ranges }) => {
    const days = [...new Set([first, last])].map((day) => format.weekday(day + 1, 'short')).join(' – ')
    return `${days}: ${ranges.map(([from, to]) => `${format.clock(from)} – ${format.clock(to)}`).join(', ')}`
  })
  const make = async () => {
    if (!start) return
    setBusy(true)
    const lines = startLines(
      {
        services: kept.map((it) => ({ ...it, name: i18n._(it.name), type: i18n._(it.type) })),
        offering: chosen,
        opening,
        hoursName: i18n._('Opening hours'),
        workingHours: start.workingHours,
        types: new Map(types.map(({ id, name }) => [name, id])),
      },
      () => crypto.randomUUID(),
    )
    const title = i18n._('{count, plural, one {Set up # service} other {Set up # services}}', { count: kept.length })
    const undoTitle = i18n._('Undo the ready-made start')
    const unmet = i18n._('Not done, because what it needs wasn’t saved.')
    const isShown = await startRun(deps, { title, undoTitle, lines, concurrency: 1, unmet })
    setBusy(false)
    if (isShown) await navigate(paths.services.list())
  }
  return (
    <Frame
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <Kinds
        exclusive
        aria-label={i18n._('Kind of business')}
        value={start?.id ?? null}
        onChange={(_, id: string | null) => {
          setStart(STARTS.find((it) => it.id === id))
          setDropped([])
        }}
      >
        {STARTS.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {i18n._(name)}
          </ToggleButton>
        ))}
      </Kinds>
      {start && (
        <>
          <FieldGroup label={i18n._('Services')}>
            {offered.length > 0 ? (
              <TickList
                options={offered.map(({ name, type, duration }) => ({
                  id: name,
                  name: [i18n._(name), i18n._(type), format.minutes(duration)].join(' · '),
                }))}
                ticked={kept.map(({ name }) => name)}
                onTick={(names) => setDropped(offered.map(({ name }) => name).filter((name) => !names.includes(name)))}
              />
            ) : (
              <p>{i18n._('All of these services are there already.')}</p>
            )}
          </FieldGroup>
          <FieldGroup label={i18n._('Offered by')}>
            <TickList options={calendars} ticked={offering} onTick={setOffering} />
          </FieldGroup>
          <FieldGroup label={i18n._('Hours')}>
            {lacking.length > 0 ? (
              <CheckField
                label={i18n._(
                  '{count, plural, one {Set these hours for the one who has none yet} other {Set these hours for the # who have none yet}}',
                  { count: lacking.length },
                )}
                help={hours.join(' · ')}
                checked={withHours}
                onTick={setWithHours}
              />
            ) : (
              <p>{i18n._('Everyone chosen has hours already.')}</p>
            )}
          </FieldGroup>
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            refused={refused}
            disabled={kept.length + opening.length === 0 || withoutHours === undefined}
          >
            {i18n._('Set up')}
          </Button>
        </>
      )}
    </Frame>
  )
}
