import type { Appointment } from '#api/contract/appointments.ts'
import { guestName } from '../guest-name.ts'
import { ofCalendar, ofSchedule, ofService, ofServiceType } from './bookable-parts.ts'
import { group, type Parts, type UsesContext } from './parts.ts'
import { ofMedium, ofPreset, ofRoom } from './shown-parts.ts'
import type { Subject, UsesFound } from './uses.ts'

const ofAppointment = ({ guests, reminders, voting }: Appointment): Parts => [
  Promise.resolve([
    ...group(
      'guests',
      'goes',
      (guests ?? []).map((guest, at) => ({ key: `${at}`, name: guestName(guest) })),
    ),
    ...group(
      'reminders',
      'goes',
      (reminders ?? []).map((_, at) => ({ key: `${at}`, name: '' })),
    ),
    ...group(
      'votes',
      'goes',
      (voting?.votes ?? []).map((_, at) => ({ key: `${at}`, name: '' })),
    ),
  ]),
]

const partsOf = (reading: UsesContext, subject: Subject): Parts => {
  switch (subject.kind) {
    case 'service':
      return ofService(reading, subject.record)
    case 'serviceType':
      return ofServiceType(reading, subject.record)
    case 'preset':
      return ofPreset(reading, subject.record)
    case 'room':
      return ofRoom(reading, subject.record)
    case 'calendar':
      return ofCalendar(reading, subject.record)
    case 'weeklySchedule':
      return ofSchedule(reading, subject.record)
    case 'medium':
      return ofMedium(reading, subject.record)
    case 'appointment':
      return ofAppointment(subject.record)
  }
}

/** Reads what a deletion takes along, what it changes and what stands in its way. Never throws: what fails is said. */
export async function readUses(reading: UsesContext, subject: Subject): Promise<UsesFound> {
  const [discovery, ...parts] = await Promise.all([
    reading.api.discovery().catch(() => null),
    ...partsOf(reading, subject).map((part) => part.catch((): null => null)),
  ])
  return {
    groups: parts.flatMap((part) => part ?? []),
    incomplete: parts.includes(null),
    strict: discovery !== null,
  }
}
