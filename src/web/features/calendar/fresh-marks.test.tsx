// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { MonthGrid } from '../../ui/calendar/month/month-grid.tsx'
import type { MonthEvent } from '../../ui/calendar/month/month-grid-props.ts'
import { AgendaList } from './agenda/agenda-list.tsx'
import { localSpans } from './local-days.ts'

afterEach(cleanup)

const nothing = () => {}
const said = (text: string) => () => text
const marked = (): (string | null)[] =>
  [...document.querySelectorAll('[data-fresh]')].map(
    (it) => it.getAttribute('data-event') ?? it.getAttribute('data-chip'),
  )

test('the agenda marks what others have changed a moment ago, and nothing else', async () => {
  const service = await openService()
  const { calendars, services, appointments } = service.demo
  const spans = localSpans(appointments.slice(0, 3), calendars)
  const [, second] = spans
  if (!second) throw new Error('the demo has appointments ahead')
  const clinic = {
    calendars: new Map(calendars.map((it) => [it.id, it])),
    services: new Map(services.map((it) => [it.id, it])),
  }
  const list = (fresh: ReadonlySet<string>) => (
    <AgendaList
      label="Agenda"
      today={second.from}
      now={second.start}
      days={[{ from: second.from, to: second.from, spans, notice: '' }]}
      onOpen={nothing}
      onDay={nothing}
      {...{ clinic, fresh }}
    />
  )
  renderPages(service, '/', { '/': list(new Set([second.appointment.id])) })
  expect(marked()).toEqual([second.appointment.id])
})

test('the month marks the chips of what others have changed a moment ago', async () => {
  const service = await openService()
  const [date, next] = ['2026-11-23', '2026-11-24']
  const event = ({ id }: Pick<Appointment, 'id'>): MonthEvent => ({
    id,
    from: date,
    to: date,
    title: id,
    timeText: '9:00',
    tone: 'confirmed',
    pattern: 'solid',
    editable: true,
    accessibleName: id,
  })
  const day = (of: string) => ({ date: of, label: of, name: of, other: false, today: false, closed: false })
  const texts = { label: 'Month', help: '', count: String, more: String, open: said('Open'), book: said('Book') }
  const told = { target: said(''), picked: said(''), aborted: said(''), fixed: said('') }
  const month = (
    <MonthGrid
      weeks={[[day(date), day(next)]]}
      weekdays={[
        { long: 'Monday', short: 'Mon' },
        { long: 'Tuesday', short: 'Tue' },
      ]}
      events={[event({ id: 'one' }), event({ id: 'two' })]}
      texts={{ ...texts, ...told }}
      date={date}
      compact={false}
      firstWeekday={0}
      fresh={new Set(['two'])}
      onDate={nothing}
      onDay={nothing}
      onOpen={nothing}
      onCreate={nothing}
      onMove={nothing}
      onStale={nothing}
    />
  )
  renderPages(service, '/', { '/': month })
  expect(marked()).toEqual(['two'])
})
