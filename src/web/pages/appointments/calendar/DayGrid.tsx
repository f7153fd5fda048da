import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Suspense, useMemo } from 'react'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import {
  TimeGrid,
  type TimeGridColumn,
  type TimeGridCreation,
  type TimeGridTarget,
} from '../../../ui/calendar/index.ts'
import { paint } from '../../../ui/paint.ts'
import { Bone } from '../../../ui/Skeletons.tsx'
import { exchanged, useMoves } from '../desk/use-moves.ts'
import type { Clinic, Schedules } from '../reads.ts'
import { bufferBands, closedBandsOf } from './bands.ts'
import { hoursOf } from './columns.ts'
import { gridEvent } from './grid-event.ts'
import { gridTexts } from './grid-texts.ts'

interface DayGridProps {
  label: string
  columns: readonly TimeGridColumn[]
  appointments: readonly Appointment[]
  clinic: Clinic
  schedules: Schedules
  now: number
  onOpen: (id: string) => void
  onCreate: (creation: TimeGridCreation) => void
}

const Frame = styled('div')({
  flex: '1 1 420px',
  minBlockSize: 360,
  border: `1px solid ${paint.line}`,
  borderRadius: 12,
  overflow: 'hidden',
  background: paint.surface,
})

/** The appointments of some columns on the time grid, with their moves written for real. */
export default function DayGrid({
  label,
  columns,
  appointments,
  clinic,
  schedules,
  now,
  onOpen,
  onCreate,
}: DayGridProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const move = useMoves(clinic, schedules)
  const events = useMemo(
    () => appointments.map((appointment) => gridEvent(appointment, { i18n, format, ...clinic })),
    [appointments, clinic, i18n, format],
  )
  const filled = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        bands: [
          ...bufferBands(column, appointments, clinic),
          ...closedBandsOf(schedules[column.resourceId], column.date, column.zone, i18n),
        ],
      })),
    [columns, appointments, clinic, schedules, i18n],
  )
  const texts = useMemo(() => gridTexts(label, i18n, format), [label, i18n, format])
  const hours = useMemo(() => hoursOf(filled), [filled])
  const find = (id: string) => appointments.find((appointment) => appointment.id === id)
  const typeOf = (calendarId: string | undefined) => clinic.calendars.get(calendarId ?? '')?.type

  const refusal = ({ column }: TimeGridTarget, _action: string, event?: { resourceIds: readonly string[] }) => {
    if (!event || event.resourceIds.includes(column.resourceId)) return undefined
    const isFit = event.resourceIds.some((id) => typeOf(id) === typeOf(column.resourceId))
    return isFit ? undefined : i18n._('An appointment moves between people or between things, not across.')
  }
  return (
    <Frame>
      <Suspense fallback={<Bone height="100%" />}>
        <TimeGrid
          columns={filled}
          events={events}
          texts={texts}
          now={now}
          dayStart={hours.dayStart}
          dayEnd={hours.dayEnd}
          minColumnWidth={128}
          snapMinutes={5}
          pixelsPerMinute={1.2}
          onOpen={onOpen}
          onCreate={onCreate}
          refusal={refusal}
          onMove={({ id, fromResourceId, toResourceId, start, end }) => {
            const appointment = find(id)
            if (appointment)
              void move(appointment, { start, end, ...exchanged(appointment, fromResourceId, toResourceId) })
          }}
          onResize={({ id, start, end }) => {
            const appointment = find(id)
            if (appointment) void move(appointment, { start, end })
          }}
        />
      </Suspense>
    </Frame>
  )
}
