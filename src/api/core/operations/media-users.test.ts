import { beforeEach, describe, expect, test } from 'vitest'
import { fileMark, WITH_FILES } from '../rules/appointment-files.ts'
import { type Desk, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk
beforeEach(() => {
  desk = openDesk()
})

const medium = (body: object = {}) =>
  desk.call('multimedia', 'create', { body: { name: 'Façade', format: 'image/png', ...body } })
const preset = (body: object = {}) => desk.call('presets', 'create', { body: { title: 'Tour', ...body } })
const room = (template: object = {}) =>
  desk.call('rooms', 'create', { body: { template: { name: 'Lobby', ...template } } })

describe('a medium is kept while something shows it', () => {
  const service = (body: object) => desk.call('services', 'create', { body: { name: 'Visit', duration: 30, ...body } })
  /** A medium with bytes here, at the address of today and at one of earlier versions. */
  const kept = async () => {
    const { id } = await medium()
    const home = `/media/${own}/${id}`
    const [url, former] = [`${home}/1/${'s'.repeat(49)}`, `${home}/${'m'.repeat(43)}/${'a'.repeat(32)}.png`]
    await desk.call('multimedia', 'update', { params: { id }, body: { url } })
    return { id, url, former }
  }
  const remove = (id: string) => desk.call('multimedia', 'remove', { params: { id } })

  test.each<[string, (it: { id: string; url: string; former: string }) => Promise<unknown>, string]>([
    ['as a logo', ({ url }) => preset({ logo: url }), 'the preset “Tour” (logo)'],
    ['by an earlier address', ({ former }) => preset({ image: former }), 'the preset “Tour” (image)'],
    [
      'by an address with its site',
      ({ url }) => room({ mainImage: `https://x.example${url}?w=640` }),
      'the room “Lobby” (main image)',
    ],
    [
      'in two ways',
      ({ id, url }) => preset({ assets: [id], logo: url, image: url }),
      'the preset “Tour” (logo, image)',
    ],
    ['of a service', ({ url }) => service({ image: url }), 'the service “Visit” (image)'],
    [
      'as a cover, by its id',
      ({ id }) => medium({ coverVideo: { id, url: 'https://x.example/a' } }),
      'the medium “Façade” (cover video)',
    ],
    ['as a cover, by its address', ({ url }) => medium({ coverVideo: { url } }), 'the medium “Façade” (cover video)'],
    [
      'as a poster, by its id',
      ({ id }) => medium({ environment: { poster: { id, url: 'https://x.example/a' } } }),
      'the medium “Façade” (poster)',
    ],
    [
      'as a poster, by its address',
      ({ url }) => medium({ environment: { poster: { url } } }),
      'the medium “Façade” (poster)',
    ],
  ])('%s', async (_, use, words) => {
    const it = await kept()
    await use(it)
    expect(await refusal(remove(it.id))).toMatchObject({
      refusal: 'conflict',
      description: `The medium is still used by ${words}.`,
    })
  })

  test('as a file of an appointment, which is found by it', async () => {
    const { id } = await kept()
    const startDate = '2026-03-02T09:00:00.000Z'
    const { id: calendarId } = await desk.calendar('Dr. Vega')
    const body = { title: 'Visit', startDate, endDate: '2026-03-02T09:30:00.000Z', calendarIds: [calendarId] }
    const nowhere = '01a18c92-e6c0-7e2b-8c6a-fd8154f01dc1'
    expect(await refusal(desk.book({ ...body, extraFields: { files: [nowhere] } }))).toMatchObject({
      refusal: 'unprocessable',
    })
    const made = await desk.book({ ...body, extraFields: { files: [id] } })
    expect(await refusal(remove(id))).toMatchObject({
      refusal: 'conflict',
      description: 'The medium is still used by the appointment “Visit”.',
    })
    for (const search of [fileMark(id), WITH_FILES]) {
      const { items } = await desk.call('appointmentsV2', 'list', { query: { search } })
      expect(items.map((it) => it.id)).toEqual([made.id])
    }
    await desk.change(made.id, { extraFields: {} })
    await expect(remove(id)).resolves.toMatchObject({ id })
  })

  test('that lies elsewhere, by that address', async () => {
    const { id } = await medium({ url: 'https://x.example/logo.png' })
    const near = await medium({ url: 'https://x.example/logo.png.bak' })
    await preset({ logo: 'https://x.example/logo.png#a' })
    expect((await refusal(remove(id))).description).toContain('“Tour” (logo)')
    expect(await remove(near.id)).toMatchObject({ id: near.id })
  })

  test('but not by itself, nor by another organization', async () => {
    const { id, url } = await kept()
    await desk.call('multimedia', 'update', { params: { id }, body: { coverVideo: { url } } })
    await desk.call('presets', 'create', { body: { title: 'Theirs', logo: url }, organizationId: other })
    expect(await remove(id)).toMatchObject({ id })
  })

  test('and an address of one that is gone is refused, but where it stood before', async () => {
    const { id, url } = await kept()
    const made = await preset({ logo: url })
    await desk.store.write(own, (rows) => rows.remove('multimedia', id))
    const update = (body: object) => desk.call('presets', 'update', { params: { id: made.id }, body })
    expect(await update({ logo: url, title: 'Still' })).toMatchObject({ title: 'Still' })
    expect(await refusal(update({ image: url }))).toMatchObject({ refusal: 'unprocessable', fields: ['image'] })
    expect(await refusal(medium({ environment: { poster: { url } } }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['environment.poster.url'],
    })
    expect(await refusal(room({ mainImage: url }))).toMatchObject({ fields: ['template.mainImage'] })
    expect(await refusal(service({ image: url }))).toMatchObject({ fields: ['image'] })
  })
})
