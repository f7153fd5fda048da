import { randomUUID } from 'node:crypto'

/** A row of this deployment, in its own words. */
export type Row = Record<string, unknown> & { id: string }

/** Everything that this deployment keeps. */
export interface Rows {
  calendars: Row[]
  services: Row[]
  serviceTypes: Row[]
  schedules: Row[]
  multimedia: Row[]
  presets: Row[]
  rooms: Row[]
  appointments: Row[]
}

const AGENTS = ['Olivia Park', 'Ravi Menon', 'Sam Doyle'] as const

/** A small practice whose answers leave things out and say things that nobody asked for. */
export const makeRows = (now: number): Rows => {
  const calendars: Row[] = AGENTS.map((name) => ({
    id: randomUUID(),
    name,
    type: 'agent',
    timezone: 'Europe/Madrid',
    colour: 'teal',
  }))
  calendars.push({ id: randomUUID(), name: 'Studio', type: 'asset', timezone: 'Europe/Madrid' })
  const people = calendars.filter((it) => it.type === 'agent')
  // No `timeBetween`, no `incrementTime`, no `version`: the dashboard must do with what there is.
  const services: Row[] = ['Fitting', 'Repair', 'Advice'].map((name, index) => ({
    id: randomUUID(),
    name,
    duration: [30, 45, 15][index],
    active: true,
    calendars: people.map(({ id }) => ({ calendarId: id, active: true })),
    loyaltyPoints: 10 * (index + 1),
  }))
  const schedules: Row[] = people.map(({ id }) => ({
    id: randomUUID(),
    name: 'Week',
    calendarId: id,
    timezone: 'Europe/Madrid',
    configuration: {
      workingHours: Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, [['08:00', '20:00']]])),
    },
  }))

  // What is in a template beside the specification's fields is this practice's own affair.
  const rooms: Row[] = [
    {
      id: randomUUID(),
      publicId: 'fitting-one',
      template: {
        name: 'Fitting room',
        description: 'First floor',
        duration: 30,
        actors: [{ name: 'Olivia Park', role: 'host', avatar: '/olivia.png' }],
        theme: { dark: true },
      },
      doorCode: 'B2',
    },
  ]

  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const appointments: Row[] = []
  // Twelve a day, whichever day of the week today is: more than one page of fifty in the week that is shown.
  for (let day = -7; day <= 7; day++) {
    for (let slot = 0; slot < 12; slot++) {
      const person = people[slot % people.length]
      const start = midnight + day * 86_400_000 + (8 * 60 + Math.floor(slot / 3) * 90) * 60_000
      const service = services[slot % services.length]
      appointments.push({
        id: randomUUID(),
        title: String(service?.name),
        startAt: new Date(start).toISOString(),
        endAt: new Date(start + 30 * 60_000).toISOString(),
        // Some rows name one calendar only, some have no guests at all.
        ...(slot % 2 ? { calendarId: person?.id } : { calendarIds: [person?.id] }),
        serviceId: service?.id,
        status: slot === 5 ? 'waitlisted' : slot % 4 === 3 ? 'pending' : 'confirmed',
        ...(slot % 3 === 0
          ? {}
          : {
              guests: [
                { email: `guest${slot}@example.org`, extraFields: { firstName: 'Guest', lastName: String(slot) } },
              ],
            }),
        agentComment: slot === 1 ? 'Left shoe first' : undefined,
        mood: 'sunny',
      })
    }
  }
  return { calendars, services, serviceTypes: [], schedules, multimedia: [], presets: [], rooms, appointments }
}
