// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { endBulk } from '../../fields/bulk/bulk.ts'
import { type LosableService, openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ImportPage from './page.tsx'

afterEach(() => {
  cleanup()
  endBulk()
})

const open = async (extensions: string[] = ['calendars', 'keys', 'me', 'imports']) => {
  const service = await openService('admin', extensions)
  const user = userEvent.setup()
  renderPages(service, '/settings/import', { '/settings/import': <ImportPage /> })
  const choose = async (text: string, name = 'bookings.csv') =>
    user.upload(await screen.findByLabelText('File to import'), new File([text], name, { type: 'text/csv' }))
  const importable = (name: string | RegExp) =>
    waitFor(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name })
      expect(button.disabled).toBe(false)
      return button
    })
  return { service, user, choose, importable }
}

/** Years from now: free time that no demo has booked. */
const year = new Date().getFullYear() + 2
const fileOf = ({ demo }: LosableService, more = ''): string => {
  const [person] = demo.calendars
  return `Client,Start,End,Staff,Booking ID,Phone
Gómez Anna,${year}-11-23 11:00,${year}-11-23 11:45,${person?.name},b1,600 555 142
Luis Mora,${year}-11-23 12:00,${year}-11-23 11:45,${person?.name},b2,
Mara Ruiz,${year}-11-23 11:30,${year}-11-23 12:00,${person?.name},b3,
Nobody,${year}-11-24 11:30,${year}-11-24 12:00,Dr. Stranger,b4,
${more}`
}

const written = ({ calls }: LosableService) =>
  calls.filter(({ method, body }) => method === 'POST' && (body as { dryRun?: boolean } | undefined)?.dryRun !== true)

describe('a file of bookings', () => {
  test('is tried before anything is kept, and says of each row why not', async () => {
    const { service, choose, importable } = await open()
    await choose(fileOf(service))
    await importable('Import 1 row')
    const panel = screen.getByRole('region', { name: 'Dry run' })
    const refused = within(within(panel).getByRole('list', { name: 'Refused' }))
    expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ends before it starts 1',
      'No person “Dr. Stranger” 1',
      'Overlaps another appointment 1',
    ])
    expect(written(service)).toEqual([])
    // What begins with its year leaves nothing to ask about.
    expect(screen.getAllByText('Time, year first')).toHaveLength(2)
    expect(screen.queryByLabelText('Dates are written')).toBeNull()
  })

  test('is taken over, known when it comes again, and taken back whole', async () => {
    const { service, user, choose, importable } = await open()
    await choose(fileOf(service))
    await user.selectOptions(await screen.findByLabelText('Match “Dr. Stranger”'), service.demo.calendars[0]?.id ?? '')
    await user.click(await importable('Import 2 rows'))
    expect(await screen.findByText('2 rows were imported.')).toBeTruthy()
    const { items } = await service.api.appointmentsV2.list({ query: { origin: 'import' } })
    expect(items.map(({ guests }) => guests[0]?.extraFields?.['lastName'])).toEqual(['Anna', undefined])

    await user.click(screen.getByRole('button', { name: 'Import another file' }))
    await choose(fileOf(service, `Ana New,${year}-11-25 9:00,${year}-11-25 9:30,Dr. Stranger,b5,`))
    await user.selectOptions(await screen.findByLabelText('Match “Dr. Stranger”'), service.demo.calendars[0]?.id ?? '')
    await importable('Import 1 row')
    expect(screen.getByText('imported before').parentElement?.textContent).toBe('imported before2')

    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const earlier = await screen.findByRole('region', { name: 'Imports' })
    expect(
      within(earlier)
        .getByRole('listitem')
        .textContent?.match(/bookings/g),
    ).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    expect(await screen.findByText(/· Undone/)).toBeTruthy()
    expect((await service.api.appointmentsV2.list({ query: { origin: 'import' } })).total).toBe(0)
  })

  test('whose dry run broke off is tried again from there', async () => {
    const { service, user, choose, importable } = await open()
    service.lose((path) => path.startsWith('/x/imports'))
    await choose(fileOf(service))
    const again = await screen.findByRole('button', { name: 'Try again' })
    service.lose(() => false)
    await user.click(again)
    expect(await importable('Import 1 row')).toBeTruthy()
  })

  test('becomes what somebody says it is', async () => {
    const { user, service, choose, importable } = await open()
    await choose('Client,Minutes\nMassage,45\nSauna,\n', 'list.csv')
    await user.selectOptions(await screen.findByLabelText('These are'), 'services')
    await user.selectOptions(screen.getByLabelText('“Client” becomes'), 'name')
    await user.click(await importable('Import 1 row'))
    await screen.findByText('1 row was imported.')
    const found = await service.api.services.list({ query: { name: 'Massage' } })
    expect(found.items).toMatchObject([{ duration: 45 }])
  })

  test('goes in row by row where the service knows no imports, and the page says what that means', async () => {
    const { service, user, choose, importable } = await open(['calendars', 'keys', 'me'])
    await choose(fileOf(service))
    const button = await importable('Import 2 rows')
    expect(screen.getByText(/This server can’t try an import/)).toBeTruthy()
    expect(screen.getByText(/creates everything twice/)).toBeTruthy()
    await user.click(button)
    await waitFor(() => expect(written(service).map(({ path }) => path)).toHaveLength(2))
    expect(new Set(written(service).map(({ path }) => path))).toEqual(new Set(['/api/v2/appointments']))
  })

  test.each([
    ['', 'This file has no rows below its headings.'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'This file has no rows below its headings.'],
  ])('that cannot be read says so: %j', async (text, words) => {
    const { choose } = await open()
    await choose(text)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
