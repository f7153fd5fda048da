import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { countedVoting } from '#api/core/rules/voting.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryAllOf, queryOf } from '../../client/query.ts'
import { zoned } from '../../fields/zoned.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { Opening } from '../../ui/opening.tsx'
import { PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import { conflictsOf } from '../../commands/appointments/free-times/conflicts.ts'
import type { CountedOption } from './poll/rank.ts'
import { VoteGrid } from './poll/vote-grid.tsx'

const OptionsDialog = lazySection(withMessages(() => import('./poll/options-dialog.tsx')))
const VoteDialog = lazySection(withMessages(() => import('./poll/vote-dialog.tsx')))

interface PollProps {
  appointment: Appointment
  commands: AppointmentCommands
  version: InterfaceVersion
}

/** The votes of a poll as people × options, what stands in the way of each option, and the choice of the time. */
export function Poll({ appointment, commands, version }: PollProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const now = useNow()
  const { calendars, services } = useClinic()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<'options' | 'vote'>()
  const { id, voting: plain } = appointment
  const two = useQuery({ ...queryOf(api, contract.appointmentsV2.votes, { params: { id } }), enabled: version === 2 })
  const one = useQuery({ ...queryOf(api, contract.appointmentsV1.votes, { params: { id } }), enabled: version === 1 })
  const votes = version === 2 ? two : one
  const starts = plain?.options.map(({ startDate }) => startDate).toSorted() ?? []
  const ends = plain?.options.map(({ endDate }) => endDate).toSorted() ?? []
  const around = { startDate: starts[0] ?? appointment.startDate, endDate: ends.at(-1) ?? appointment.endDate }
  const others = useQuery(
    queryAllOf(api, contract.appointmentsV2.list, {
      query: {
        ...around,
        blocked: true,
        ...(appointment.calendarIds.length === 1 && { calendarId: appointment.calendarId }),
      },
    }),
  )
  if (!plain) return null
  // A deployment may answer a poll uncounted, and so is a change that is shown before it is written.
  const answered: { options: readonly Partial<CountedOption>[] } | null | undefined = votes.data?.voting
  const isCounted = answered?.options.every(({ counts }) => counts !== undefined)
  const voting = (isCounted && votes.data?.voting) || countedVoting(plain)
  const zone = zoneOfFirst(appointment.calendarIds, calendars)
  const verdict = canDo('move', appointment)
  const inTheWay = new Map(
    others.data &&
      voting.options.map((option) => [option.id, conflictsOf(option, appointment, others.data.items, services, now)]),
  )
  const inZone = (said: string, at: string) => zoned(said, zone, at, calendars.values(), format)
  const timeOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    inZone(format.dateTimeRange(startDate, endDate, zone), startDate)
  const closing = (at: string) => inZone(format.dateTime(at, zone), at)

  const choose = async (option: CountedOption): Promise<boolean> => {
    const time = timeOf(option)
    const taken = inTheWay.get(option.id) ?? []
    const isSure = await confirm({
      title: i18n._('Choose {time}?', { time }),
      text: [
        i18n._('Sets the appointment to this time and confirms it.'),
        ...taken.map((it) =>
          i18n._('Blocked by {name}, {time}.', { name: appointmentName(it) || it.title, time: timeOf(it) }),
        ),
      ].join('\n'),
      confirmLabel: i18n._('Choose this time'),
      // “Cancel” beside an appointment would mean that.
      cancelLabel: i18n._('Back'),
    })
    if (!isSure) return false
    setBusy(true)
    const changed = await commands.change(
      appointment,
      {
        voting: { ...plain, chosenOptionId: option.id },
        startDate: option.startDate,
        endDate: option.endDate,
        ...(appointment.status === 'pending' && { status: 'confirmed' as const }),
      },
      { done: i18n._('Chose {time}', { time }), failed: i18n._('Couldn’t choose the time'), zone },
    )
    setBusy(false)
    return changed !== undefined
  }
  return (
    <PanelPart
      title={i18n._('Votes')}
      action={
        verdict.ok && (
          <>
            <Button kind="quiet" icon="check" onClick={() => setOpen('vote')}>
              {i18n._('Enter a vote')}
            </Button>
            <Button kind="quiet" icon="edit" onClick={() => setOpen('options')}>
              {i18n._('Edit options')}
            </Button>
          </>
        )
      }
    >
      {votes.error && <p role="alert">{errorWords(i18n, votes.error).title}</p>}
      <VoteGrid
        voting={voting}
        guests={appointment.guests}
        inTheWay={inTheWay}
        {...{ zone, inZone }}
        busy={busy}
        onChoose={verdict.ok ? choose : undefined}
      />
      {voting.closesAt && (
        <p>
          {Date.parse(voting.closesAt) > now
            ? i18n._('Voting closes {time}.', { time: closing(voting.closesAt) })
            : i18n._('Voting closed {time}.', { time: closing(voting.closesAt) })}
        </p>
      )}
      <Suspense fallback={<Opening />}>
        {open === 'options' && (
          <OptionsDialog {...{ appointment, commands, zone, voting: plain }} onClose={() => setOpen(undefined)} />
        )}
        {open === 'vote' && (
          <VoteDialog {...{ appointment, commands, zone, inZone, voting: plain }} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </PanelPart>
  )
}
