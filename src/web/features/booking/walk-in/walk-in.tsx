import { calendarNames } from '../../../commands/appointments/records/calendar-names.ts'
import { zonePlace } from '../../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isTold } from '../../../client/reading/warnings.ts'
import { formatInstant } from '#api/time/instant.ts'
import { bookedTime } from '../../../live/presence/booked-time.ts'
import { useAnnounce } from '../../../live/presence/use-announce.ts'
import { useApi } from '../../../client/api-context.ts'
import { foreignZone, knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FieldFrame, Select } from '../../../ui/form/field-frame.tsx'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { SidePanel } from '../../../ui/panel/side-panel.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { FreeTimesFailed } from '../../../commands/appointments/free-times/free-times-failed.tsx'
import type { Slot } from '../../../commands/appointments/free-times/free-slots.ts'
import { type AppointmentValues, newValues } from '../../../commands/appointments/form/appointment-values.ts'
import { GuestField } from '../../../commands/appointments/form/guest-fields.tsx'
import type { Visit } from '../../../commands/appointments/guests/known-guests.ts'
import type { BookingPrefill } from '../../../commands/appointments/view/calendar-step.ts'
import { useClinic, useServiceQuery } from '../../../commands/appointments/records/queries.ts'
import { keepService, lastService } from '../quick-add/last-service.ts'
import { NextFree } from './next-free.tsx'
import { requestedMinutes, type Turn } from '../quick-add/resolve.ts'
import { TurnChoices } from '../quick-add/styles.ts'
import { useBookAtOnce } from '../quick-add/use-quick-booking.ts'
import { useTurns } from '../quick-add/use-turns.ts'
import { Radio } from '../../../ui/form/radio.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { useDirty } from '../../../ui/form/use-is-dirty.ts'

interface WalkInProps {
  onClose: () => void
  /** Called with the instant for which the guest is booked, epoch milliseconds. */
  onBooked: (start: number) => void
  /** Opens the form of a booking with what was typed. */
  onLater: (prefill: BookingPrefill) => void
}

const personOf = ({ calendarIds, resourceId }: Slot) => calendarIds.find((id) => id !== resourceId) ?? ''

/** Books somebody who is here without an appointment: with whom and what stands there already, Enter does it. */
export default function WalkIn({ onClose, onBooked, onLater }: WalkInProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { connectionId } = useApi()
  const clinic = useClinic()
  const isReady = useServiceQuery().isSuccess
  const services = [...clinic.services.values()]
    .filter(({ active }) => active)
    .toSorted((a, b) => format.compare(a.name, b.name))
  const [chosen, setChosen] = useState(() => lastService(connectionId))
  const service = chosen === '' ? services[0] : (services.find(({ id }) => id === chosen) ?? services[0])
  const { turns, error } = useTurns(service)
  const [person, setPerson] = useState('')
  const form = useForm<AppointmentValues>({ defaultValues: newValues() })
  const { control, getValues } = form
  const [busy, setBusy] = useState(false)
  const book = useBookAtOnce()
  const turn = turns?.find((it) => personOf(it) === person) ?? turns?.[0]
  const isFull = turns?.length === 0
  const hasPeople = [...clinic.calendars.values()].some(({ type }) => type !== 'asset')
  const isNow = turns?.some((it) => it.now) ?? true
  const guests = () => getValues('guests')
  const asLastTime = ({ serviceId, calendarIds }: Visit) => {
    if (services.some(({ id }) => id === serviceId)) setChosen(serviceId ?? '')
    setPerson(calendarIds.find((id) => clinic.calendars.get(id)?.type === 'agent') ?? '')
  }
  const namesOf = ({ calendarIds }: Slot) => calendarNames(calendarIds, clinic.calendars, format)

  useAnnounce(turn && bookedTime(turn.calendarIds, turn.start, turn.end))

  /** Answers whether the guest is booked. */
  const submit = async (): Promise<boolean> => {
    if (!turn || busy) return false
    setBusy(true)
    const id = personOf(turn)
    const made = await book(
      {
        serviceId: service?.id ?? null,
        calendarId: id,
        resourceId: turn.resourceId,
        startDate: formatInstant(turn.start),
        duration: requestedMinutes({ minutes: undefined, service }),
        guests: guests(),
        origin: 'walk-in',
        confirmed: true,
        subStatus: 'arrived',
      },
      turn,
      service,
      knownZone(clinic.calendars.get(id)),
    )
    setBusy(false)
    if (!made) return false
    if (service) keepService(connectionId, service.id)
    onBooked(turn.start)
    return true
  }
  const { leave } = useUnsavedGuard({ dirty: useDirty(form), save: submit })
  const close = () => leave(onClose)
  const timeOf = (it: Turn) => {
    const zone = knownZone(clinic.calendars.get(personOf(it)))
    const isForeign = foreignZone(zone, clinic.calendars.values()) !== undefined
    return format.time(it.start, zone) + (isForeign ? ` ${zonePlace(zone)}` : '')
  }
  const later = (slot: Slot) => {
    const { start, resourceId } = slot
    const serviceId = service?.id ?? null
    const values = {
      serviceId,
      calendarId: personOf(slot),
      resourceId,
      startDate: formatInstant(start),
      guests: guests(),
    }
    onLater({ values: { ...values, duration: requestedMinutes({ minutes: undefined, service }) }, from: start })
  }
  const [first] = turns ?? []
  const legend =
    isNow || !first
      ? i18n._('With')
      : i18n._('No one is free now. {name} is next, at {time}:', { name: namesOf(first), time: timeOf(first) })
  return (
    <SidePanel
      open
      docks
      title={i18n._('Walk-in')}
      description={i18n._('Books for now and marks the guest as arrived.')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      actions={
        <FormActions
          onCancel={close}
          busy={busy || !turn}
          summary={turn && i18n._('{time} with {names}', { time: timeOf(turn), names: namesOf(turn) })}
          submit={turn ? i18n._('Book for {time}', { time: timeOf(turn) }) : i18n._('Book')}
        />
      }
    >
      <Fields>
        <GuestField control={control} onLastTime={asLastTime} only={{ help: i18n._('Optional') }} />
        <FieldFrame label={i18n._('Service')}>
          {(attributes) => (
            <Select {...attributes} value={service?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {isReady && services.length === 0 && <option value="">{i18n._('No services yet')}</option>}
              {services.map((it) => (
                <option key={it.id} value={it.id}>
                  {isTold(it, 'duration')
                    ? i18n._('{name} · {length}', { name: it.name, length: format.minutes(it.duration) })
                    : it.name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <TurnChoices aria-busy={!error && (!turns || !isReady)}>
          <legend>{legend}</legend>
          {error && <FreeTimesFailed error={error} />}
          {turns?.map((it) => (
            <label key={personOf(it)}>
              <Radio name="turn" checked={it === turn} onChange={() => setPerson(personOf(it))} />
              <span className="who">{namesOf(it)}</span>
              <StatusChip
                tone={it.now ? 'confirmed' : 'neutral'}
                label={it.now ? i18n._('Free now') : i18n._('From {time}', { time: timeOf(it) })}
              />
            </label>
          ))}
          {isFull && hasPeople && service && <NextFree key={service.id} service={service} onLater={later} />}
          {isFull && hasPeople && !service && <p>{i18n._('No time left today. Book a later day.')}</p>}
          {isFull && !hasPeople && <p>{i18n._('Add a person first to take bookings.')}</p>}
        </TurnChoices>
      </Fields>
    </SidePanel>
  )
}
