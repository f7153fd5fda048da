// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { act, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { broken, connect, json } from '../../client/testing/deployment.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import { appointment, clinic } from '../../commands/appointments/testing/clinic.ts'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { useBooking } from './use-booking.ts'

afterEach(cleanup)

const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000
const startDate = new Date(start).toISOString()
const situation = { ...clinic(), schedules: {}, appointments: [], now: Date.now() }
const slots = [{ start, end: start + 30 * 60_000, calendarIds: ['Ana'], resourceId: null }]
const wish = { service: undefined, calendarId: 'Ana', resourceId: null, duration: 30 }
const values = (more: Partial<AppointmentValues> = {}) => newValues({ startDate, calendarId: 'Ana', ...more })

test('a booking whose answer was lost is asked again under its own key, a changed one under another', async () => {
  let isLost = true
  const { api, arrived } = await connect(() => (isLost ? broken() : json(appointment())), {
    discovery: true,
    now: Date.now,
    retries: 0,
  })
  const seen: ReturnType<typeof useBooking>[] = []
  function Probe() {
    const booking = useBooking(useForm<AppointmentValues>({ defaultValues: values() }), 2, () => {})
    useEffect(() => void seen.push(booking), [booking])
    return null
  }
  renderPages({ api }, '/', { '/': <Probe /> })
  const book = (typed: AppointmentValues) => act(async () => seen.at(-1)?.book(typed, { wish, slots, situation }))
  expect(await book(values())).toBe(false)
  expect(await book(values())).toBe(false)
  isLost = false
  expect(await book(values())).toBe(true)
  expect(await book(values({ comment: 'Late' }))).toBe(true)
  const keys = arrived
    .filter(({ method }) => method === 'POST')
    .map((it) => it.headers.get('x-svc-site-idempotency-key'))
  expect(keys).toHaveLength(4)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})
