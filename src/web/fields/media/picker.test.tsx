// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { MediaListF } from './media-list-f.tsx'
import { MediaUrlF } from './media-url-f.tsx'

afterEach(cleanup)

const EMPTY: string[] = []

function Form({ assets = EMPTY }: { assets?: string[] }) {
  const { control } = useForm({ defaultValues: { assets, image: '' } })
  const [chosen, image] = useWatch({ control, name: ['assets', 'image'] })
  return (
    <>
      <MediaListF control={control} name="assets" label="Media" />
      <MediaUrlF control={control} name="image" label="Image" />
      <output aria-label="Value">{chosen.join(' ')}</output>
      <output aria-label="Address">{image}</output>
    </>
  )
}
const value = () => screen.getByRole('status', { name: 'Value' }).textContent?.split(' ').filter(Boolean)

const open = async (assets?: string[]) => {
  const service = await openService()
  renderPages(service, '/form', { '/form': <Form {...(assets && { assets })} /> })
  const user = userEvent.setup()
  /** Opens the choice of the list (0) or of the picture (1). */
  const choose = async (field: 0 | 1) => {
    const button = screen.getAllByRole('button', { name: 'Choose from library' })[field]
    if (!button) throw new Error('both fields have a choice')
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: field === 0 ? 'Media' : 'Image' }))
    await dialog.findAllByRole('option')
    return dialog
  }
  const idOf = (name: string) => service.demo.multimedia.find((medium) => medium.name === name)?.id ?? ''
  return { ...service, user, choose, idOf }
}

test('several are chosen with the keys and in their order; a search keeps what was chosen', async () => {
  const { user, choose, idOf } = await open()
  const dialog = await choose(0)
  const options = dialog.getAllByRole('option')
  options[0]?.focus()
  await user.keyboard('{End}')
  const last = options.at(-1)
  await waitFor(() => expect(document.activeElement).toBe(last))
  await user.keyboard(' ')
  expect(last?.getAttribute('aria-selected')).toBe('true')
  const name = last?.querySelector('strong')?.textContent ?? ''
  await user.type(dialog.getByRole('searchbox'), 'hold{Enter}')
  await waitFor(() => expect(dialog.queryByRole('option', { name: new RegExp(name) })).toBeNull())
  await user.click(dialog.getByRole('option', { name: /Hold music/ }))
  expect(dialog.getByText(/2 selected/)).toBeTruthy()
  expect(value()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(value()).toEqual([idOf(name), idOf('Hold music')])
})

test('what was chosen is not lost by Escape without a question, and a type narrows the choice', async () => {
  const { user, choose } = await open()
  const dialog = await choose(0)
  await user.click(dialog.getByRole('button', { name: 'Video' }))
  await waitFor(() => expect(dialog.queryByRole('option', { name: /Hold music/ })).toBeNull())
  await user.click(dialog.getByRole('option', { name: /Welcome film/ }))
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: /^Leave without the chosen files/ })
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(value()).toEqual([])
})

test('one picture is taken as it is pressed; films are not offered for it', async () => {
  const { user, choose, demo } = await open()
  const dialog = await choose(1)
  expect(dialog.queryByRole('option', { name: /Welcome film/ })).toBeNull()
  const picture = demo.multimedia.find(({ type, url }) => type === 'image' && url !== null)
  await user.click(dialog.getByRole('option', { name: new RegExp(picture?.name ?? '') }))
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(picture?.url)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('chosen media are moved and taken out by buttons, the focus stays, and what is gone is told', async () => {
  const gone = '01890000-0000-7000-8000-00000000dead'
  const { user, idOf } = await open()
  cleanup()
  const [one, two] = [idOf('Welcome film'), idOf('Hold music')]
  const { choose: _choose } = await open([one, two, gone])
  expect(await screen.findByText('No longer found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move Hold music forward' }))
  expect(value()).toEqual([two, one, gone])
  expect(screen.getByText('Moved Hold music to place 1 of 3')).toBeTruthy()
  // Its own button is at the start now and rests, so the focus is on the next one of the same medium.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move Hold music back'))
  await user.click(screen.getByRole('button', { name: `Remove ${gone}` }))
  expect(value()).toEqual([two, one])
})
