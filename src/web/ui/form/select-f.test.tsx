// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { SelectF } from './select-f.tsx'
import { TextF } from './text-f.tsx'

afterEach(cleanup)

test('a letter elsewhere in the form paints none of the options anew', async () => {
  let painted = 0
  const options = Array.from({ length: 1000 }, (_, number) => ({
    value: `${number}`,
    get label() {
      painted += 1
      return `Service ${number}`
    },
  }))
  function Form() {
    const { control } = useForm({ defaultValues: { guest: '', service: '7' } })
    const guest = useWatch({ control, name: 'guest' })
    return (
      <>
        <p data-testid="guest">{guest}</p>
        <TextF control={control} name="guest" label="Guest" />
        <SelectF control={control} name="service" label="Service" options={options} />
      </>
    )
  }
  renderAt('/', <Form />)
  expect(painted).toBeGreaterThanOrEqual(1000)
  painted = 0
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Guest' }), 'nora')
  expect(screen.getByTestId('guest').textContent).toBe('nora')
  expect(painted).toBe(0)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Service 12')
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveProperty('value', '12')
})
