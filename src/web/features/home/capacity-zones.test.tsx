// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { calendar, schedule } from '../../fields/testing/records.ts'
import { renderAt } from '../../ui/testing/render.tsx'
import { CapacityCard } from './capacity-card.tsx'

afterEach(cleanup)

test('the next free time of a calendar in another zone names that zone', async () => {
  const madrid = ['Ana', 'Ben'].map((name) => calendar(name, 'agent', { timezone: 'Europe/Madrid' }))
  const yeray = calendar('Yeray', 'agent', { timezone: 'Atlantic/Canary' })
  const byCalendar = new Map(
    [...madrid, yeray].map(({ id, timezone }) => [id, [{ ...schedule(id, [['09:00', '17:00']], id), timezone }]]),
  )
  renderAt(
    '/',
    <CapacityCard
      calendars={[...madrid, yeray]}
      services={new Map()}
      schedules={{ byCalendar, pending: false, error: null }}
      appointments={[]}
      mayBook
      now={Date.parse('2026-11-23T07:00:00Z')}
    />,
  )
  expect((await screen.findByRole('link', { name: /^Book Yeray/ })).textContent).toMatch(/9:00\sAM Canary/)
  expect(screen.getByRole('link', { name: /^Book Ana/ }).textContent).toMatch(/9:00\sAM$/)
})
