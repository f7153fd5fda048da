import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'

type WorkingHours = WeeklySchedule['configuration']['workingHours']

/** A service of a ready-made start; names are ids of messages, lengths minutes. */
export interface StartService {
  name: string
  /** Name of its type. */
  type: string
  duration: number
  timeBetween: number
  color: string
}

/** What a house of a kind usually begins with. */
export interface Start {
  id: 'clinic' | 'salon' | 'repair' | 'tutor' | 'showroom'
  name: string
  services: readonly StartService[]
  /** Hours of the days that are open; 0 is Monday. */
  workingHours: WorkingHours
}

const service = (name: string, type: string, duration: number, timeBetween: number, color: string): StartService => ({
  name,
  type,
  duration,
  timeBetween,
  color,
})
const days = (first: number, last: number, hours: readonly (readonly [string, string])[]): WorkingHours =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, at) => [String(first + at), hours.map(([from, to]) => [from, to])]),
  ) as WorkingHours

/** The ready-made starts. */
export const STARTS: readonly Start[] = [
  {
    id: 'clinic',
    name: /*i18n*/ 'Clinic',
    services: [
      service(/*i18n*/ 'First visit', /*i18n*/ 'Consultation', 30, 5, '#2f7fc1'),
      service(/*i18n*/ 'Follow-up', /*i18n*/ 'Consultation', 15, 5, '#0f8a80'),
      service(/*i18n*/ 'Check-up', /*i18n*/ 'Consultation', 20, 5, '#4a8f3c'),
      service(/*i18n*/ 'Blood test', /*i18n*/ 'Nursing', 10, 0, '#d0524b'),
      service(/*i18n*/ 'Vaccination', /*i18n*/ 'Nursing', 10, 0, '#8a5fd0'),
      service(/*i18n*/ 'Video consultation', /*i18n*/ 'Consultation', 20, 0, '#c4529b'),
    ],
    workingHours: days(0, 4, [
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ]),
  },
  {
    id: 'salon',
    name: /*i18n*/ 'Salon',
    services: [
      service(/*i18n*/ 'Haircut', /*i18n*/ 'Hair', 45, 5, '#c4529b'),
      service(/*i18n*/ 'Coloring', /*i18n*/ 'Hair', 120, 10, '#8a5fd0'),
      service(/*i18n*/ 'Blow-dry', /*i18n*/ 'Hair', 30, 5, '#2f7fc1'),
      service(/*i18n*/ 'Manicure', /*i18n*/ 'Beauty', 45, 10, '#d0524b'),
      service(/*i18n*/ 'Facial', /*i18n*/ 'Beauty', 60, 10, '#0f8a80'),
    ],
    workingHours: days(1, 5, [['10:00', '19:00']]),
  },
  {
    id: 'repair',
    name: /*i18n*/ 'Repair shop',
    services: [
      service(/*i18n*/ 'Drop-off', /*i18n*/ 'Counter', 15, 0, '#2f7fc1'),
      service(/*i18n*/ 'Pick-up', /*i18n*/ 'Counter', 10, 0, '#4a8f3c'),
      service(/*i18n*/ 'Inspection', /*i18n*/ 'Workshop', 45, 15, '#b9721b'),
      service(/*i18n*/ 'Repair', /*i18n*/ 'Workshop', 120, 15, '#d0524b'),
    ],
    workingHours: days(0, 4, [['08:00', '17:00']]),
  },
  {
    id: 'tutor',
    name: /*i18n*/ 'Tutor',
    services: [
      service(/*i18n*/ 'Trial lesson', /*i18n*/ 'Lessons', 30, 0, '#0f8a80'),
      service(/*i18n*/ 'Lesson', /*i18n*/ 'Lessons', 60, 10, '#2f7fc1'),
      service(/*i18n*/ 'Exam preparation', /*i18n*/ 'Lessons', 90, 10, '#8a5fd0'),
    ],
    workingHours: days(0, 4, [['14:00', '20:00']]),
  },
  {
    id: 'showroom',
    name: /*i18n*/ 'Showroom',
    services: [
      service(/*i18n*/ 'Viewing', /*i18n*/ 'In person', 30, 15, '#2f7fc1'),
      service(/*i18n*/ 'Consultation', /*i18n*/ 'In person', 60, 15, '#0f8a80'),
      service(/*i18n*/ 'Video tour', /*i18n*/ 'Online', 30, 10, '#8a5fd0'),
    ],
    workingHours: days(0, 5, [['10:00', '18:00']]),
  },
]
