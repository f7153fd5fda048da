import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, nobody, openDesk, own, refusal } from './testing/clinic.ts'

let desk: Desk
beforeEach(() => {
  desk = openDesk()
})

const medium = (body: object = {}) =>
  desk.call('multimedia', 'create', { body: { name: 'Façade', format: 'image/png', ...body } })
const preset = (body: object = {}) => desk.call('presets', 'create', { body: { title: 'Tour', ...body } })
const room = (template: object = {}) =>
  desk.call('rooms', 'create', { body: { template: { name: 'Lobby', ...template } } })

describe('multimedia', () => {
  test.each([
    ['image/png', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg', 'audio'],
    ['application/pdf', 'presentation'],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'presentation'],
    ['model/gltf-binary', 'immersive'],
  ])('of format %s is of type %s', async (format, type) => {
    expect(await medium({ format })).toMatchObject({ type, status: 'need_action', url: null, environment: {} })
  })

  test('of an untold type needs one', async () => {
    const format = 'application/octet-stream'
    expect(await refusal(medium({ format }))).toMatchObject({ refusal: 'unprocessable', fields: ['type'] })
    expect(await medium({ format, type: 'immersive' })).toMatchObject({ type: 'immersive' })
  })

  test('is ready with a url', async () => {
    const { id, status } = await medium({ url: 'https://media.example/a.png' })
    expect(status).toBe('ready')
    const update = (body: object) => desk.call('multimedia', 'update', { params: { id }, body })
    expect(await update({ name: 'Front' })).toMatchObject({ name: 'Front', status: 'ready', version: 2 })
    expect(await update({ url: null })).toMatchObject({ status: 'need_action' })
    expect(await update({ url: '/media/a.png' })).toMatchObject({ status: 'ready' })
  })

  test('whose bytes were refused stays so until it gets others', async () => {
    const created = await medium({ url: '/media/a.png' })
    await desk.store.write(own, (rows) => rows.replace('multimedia', { ...created, status: 'error' }))
    const params = { id: created.id }
    const update = (body: object) => desk.call('multimedia', 'update', { params, body })
    expect(await update({ name: 'Front' })).toMatchObject({ status: 'error' })
    expect(await update({ url: '/media/b.png' })).toMatchObject({ status: 'ready' })
  })

  test('is found by part of its name, status and types', async () => {
    await medium()
    await medium({ name: 'song', format: 'audio/ogg', url: '/media/song' })
    const names = async (query: Record<string, string>) =>
      (await desk.call('multimedia', 'list', { query })).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Façade', 'song'])
    expect(await names({ name: 'CADE' })).toEqual(['Façade'])
    expect(await names({ status: 'ready' })).toEqual(['song'])
    expect(await names({ type: 'audio,image' })).toEqual(['Façade', 'song'])
  })

  test('is not deleted while used, and the users are named', async () => {
    const { id } = await medium()
    const used = await preset({ assets: [id] })
    const lobby = await room({ assets: [id] })
    const remove = () => desk.call('multimedia', 'remove', { params: { id } })
    expect((await refusal(remove())).description).toBe(
      'The medium is still used by the preset “Tour” and the room “Lobby”.',
    )
    await desk.call('presets', 'remove', { params: { id: used.id } })
    expect((await refusal(remove())).description).toContain('Lobby')
    await desk.call('rooms', 'remove', { params: { publicId: lobby.publicId } })
    expect(await remove()).toMatchObject({ id, deletedAt: '2026-03-02T08:00:00.000Z' })
  })
})

describe('presets', () => {
  test('are partial on update, with logos of any text', async () => {
    const { id } = await medium()
    const created = await preset({ assets: [id], logo: 'any text', products: ['a'] })
    const body = { description: 'x', logo: null }
    const updated = await desk.call('presets', 'update', { params: { id: created.id }, body })
    expect(updated).toEqual({ ...created, description: 'x', logo: null, version: 2 })
    expect(await refusal(preset({ assets: [nobody] }))).toMatchObject({ fields: ['assets'] })
    expect((await desk.call('presets', 'list', { query: { title: 'Tour' } })).total).toBe(1)
    expect((await desk.call('presets', 'list', { query: { title: 'tour' } })).total).toBe(0)
    expect((await desk.call('presets', 'list', { query: { search: 'TOUR' } })).total).toBe(1)
  })

  test('are not deleted while a room uses them', async () => {
    const { id } = await preset()
    await room({ presetId: id })
    const refused = await refusal(desk.call('presets', 'remove', { params: { id } }))
    expect(refused).toMatchObject({ refusal: 'conflict' })
    expect(refused.description).toContain('Lobby')
  })
})

describe('rooms', () => {
  test('have a public id without look-alikes', async () => {
    const created = await room()
    expect(created.publicId).toMatch(/^[abcdefghjkmnpqrstuvwxyz23456789]{10}$/)
    expect(await desk.call('rooms', 'get', { params: { publicId: created.publicId } })).toEqual(created)
    expect(await refusal(desk.call('rooms', 'get', { params: { publicId: created.id } }))).toMatchObject({
      refusal: 'notFound',
    })
  })

  test('come newest first, ten on a page', async () => {
    for (let minute = 10; minute < 22; minute += 1) {
      desk.setNow(`2026-03-02T09:${minute}:00Z`)
      await room({ name: `Room ${minute}` })
    }
    const { items, total } = await desk.call('rooms', 'list')
    expect(items.map(({ template }) => template.name)[0]).toBe('Room 21')
    expect([items.length, total]).toEqual([10, 12])
  })

  test('keep what their template does not say', async () => {
    const created = await room({ duration: 30, labels: ['a'], notes: 'x' })
    const params = { publicId: created.publicId }
    const body = { template: { labels: [], notes: null } }
    const updated = await desk.call('rooms', 'update', { params, body })
    expect(updated.template).toEqual({ ...created.template, labels: [], notes: null })
    expect(await desk.call('rooms', 'update', { params, body: { origin: 'web' } })).toMatchObject({
      origin: 'web',
      version: 3,
    })
    const stale = desk.call('rooms', 'update', { params, body: {}, ifVersion: 1 })
    expect(await refusal(stale)).toMatchObject({ refusal: 'conflict' })
  })

  test('name what exists', async () => {
    expect(await refusal(room({ assets: [nobody] }))).toMatchObject({ fields: ['template.assets'] })
    expect(await refusal(room({ presetId: nobody }))).toMatchObject({ fields: ['template.presetId'] })
  })
})
