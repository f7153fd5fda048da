// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import type { Right } from '#api/contract/operation.ts'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { MoreFields } from './more-fields.tsx'

afterEach(cleanup)

const REASON = 'Your access doesn’t include double-booking.'

function Form() {
  const { control } = useForm<AppointmentValues>({ defaultValues: newValues({}) })
  return <MoreFields control={control} zone="Europe/Madrid" />
}

const open = async (rights?: readonly Right[]) => {
  const service = await openService('staff', ['calendars', 'keys', 'me'], [], rights)
  renderPages(service, '/', { '/': <Form /> })
  const overlap = await screen.findByRole<HTMLInputElement>('switch', { name: /May overlap other appointments/ })
  await waitFor(() => expect(service.calls.map(({ path }) => path)).toContain('/x/me'), { timeout: 20_000 })
  return overlap
}

test('who lacks the right to double-book cannot ask for it, and is told why', async () => {
  const overlap = await open(['read', 'write'])
  await waitFor(() => expect(overlap.disabled).toBe(true))
  expect(screen.getByText(REASON)).toBeTruthy()
})

test('who has the right may', async () => {
  const overlap = await open()
  expect(overlap.disabled).toBe(false)
  expect(screen.queryByText(REASON)).toBeNull()
})
