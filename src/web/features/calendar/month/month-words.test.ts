import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { appointment, calendar } from '../../../commands/appointments/testing/clinic.ts'
import { localSpans } from '../local-days.ts'
import { monthEvent } from './month-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const format = createFormat('en-GB')

test('the chips of a day stand in order of time, and say the zone where it is not that of most calendars', () => {
  const calendars = [
    calendar('Ana', 'agent', { timezone: 'Europe/Madrid' }),
    calendar('Ben', 'agent', { timezone: 'Europe/Madrid' }),
    calendar('Nayra', 'agent', { timezone: 'Atlantic/Canary' }),
  ]
  const visit = (id: string, on: string, start: string) =>
    appointment({ id, title: id, calendarIds: [on], startDate: start, endDate: start.replace(':00:', ':30:') })
  const spans = localSpans(
    [
      visit('later', 'Ana', '2026-11-02T09:45:00Z'),
      visit('far', 'Nayra', '2026-11-02T09:00:00Z'),
      visit('first', 'Ana', '2026-11-02T08:00:00Z'),
    ],
    calendars,
  )
  const clinic = { calendars: new Map(calendars.map((it) => [it.id, it])), services: new Map() }
  const chips = spans.map((span) => monthEvent(span, clinic, { i18n, format }))
  expect(chips.map(({ timeText, title }) => `${timeText} ${title}`)).toEqual([
    '09:00 first',
    expect.stringMatching(/^09:00 Canary far$/),
    '10:45 later',
  ])
  for (const { accessibleName, title, timeText } of chips)
    expect(accessibleName.startsWith(`${title}, ${timeText}, `)).toBe(true)
})
