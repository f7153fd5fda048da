// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../api/contract/table.ts'
import { ApiProvider } from '../client/api-context.ts'
import { connect, id, json, type Behaviour } from '../client/testing/deployment.ts'
import { useOperation } from '../client/use-operation.ts'
import { renderAt } from '../ui/testing/render.tsx'
import { CalendarField, ServiceField } from './resource-fields.tsx'

afterEach(cleanup)

interface Values {
  calendarId: string | null
  serviceIds: string[]
}

function Form({ onSave, start }: { onSave: (values: Values) => void; start: Values }) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: start })
  const rename = useOperation(contract.services.update)
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <CalendarField control={control} name="calendarId" label="Calendar" />
      <ServiceField control={control} name="serviceIds" label="Services" multiple />
      <button type="submit">Save</button>
      <button type="button" onClick={() => rename.mutate({ params: { id: id(1) }, body: { name: 'Fit' } })}>
        Rename
      </button>
    </form>
  )
}

const show = async (behave: Behaviour, start: Values = { calendarId: null, serviceIds: [] }) => {
  const { api, arrived } = await connect(behave, { origin: null })
  const saved: Values[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderAt(
    '/',
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <Form start={start} onSave={(values) => saved.push(values)} />
      </ApiProvider>
    </QueryClientProvider>,
  )
  return { saved, arrived }
}

const clinic = (): Behaviour => {
  const names = ['Fitting', 'Repair']
  return (it) => {
    if (it.path.endsWith('/calendars'))
      return json({
        items: [
          { id: id(7), name: 'Ana' },
          { id: id(8), name: 'Ben' },
        ],
        total: 2,
      })
    if (it.method === 'PUT') {
      names[0] = String(it.body?.name)
      return json({ id: id(1), name: names[0] })
    }
    return json(
      names.map((name, index) => ({ id: id(index + 1), name, duration: 30 })),
      200,
      { 'x-total-count': '2' },
    )
  }
}

test('choices load by themselves, are found by typing, and the form gets ids', async () => {
  const user = userEvent.setup()
  const { saved } = await show(clinic())
  await user.type(screen.getByRole('combobox', { name: 'Calendar' }), 'be')
  await user.click(await screen.findByRole('option', { name: /Ben/ }))
  const services = screen.getByRole('combobox', { name: 'Services' })
  await user.click(services)
  await user.click(await screen.findByRole('option', { name: /Repair/ }))
  await user.click(await screen.findByRole('option', { name: /Fitting/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ calendarId: id(8), serviceIds: [id(2), id(1)] }])
})

test('what is chosen but not offered any more stays as it is', async () => {
  const user = userEvent.setup()
  const { saved } = await show(clinic(), { calendarId: id(99), serviceIds: [id(1)] })
  expect(await screen.findByText('Fitting')).toBeDefined()
  expect(screen.getByRole('combobox', { name: 'Calendar' })).toHaveProperty('value', id(99))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([{ calendarId: id(99), serviceIds: [id(1)] }])
})

test('a write makes stale what its row says, and only that', async () => {
  const user = userEvent.setup()
  const { arrived } = await show(clinic(), { calendarId: null, serviceIds: [id(1)] })
  expect(await screen.findByText('Fitting')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Fit')).toBeDefined()
  expect(arrived.filter((it) => it.path.endsWith('/calendars'))).toHaveLength(1)
})

test('says when the choices could not be loaded', async () => {
  const user = userEvent.setup()
  await show(() => json({}, 400))
  await user.click(screen.getByRole('combobox', { name: 'Calendar' }))
  expect(await screen.findByText('The choices could not be loaded.')).toBeDefined()
})
