import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { type Caller, type Desk, openDesk, v1 } from './clinic.ts'

const DAY = 24 * 60 * 60_000
const film = { name: 'Film', format: 'video/mp4', url: 'https://media.example.org/film.mp4', duration: 12.5 }

/** What is kept of media that were replaced or deleted; of media that lie elsewhere, which every deployment has. */
export function keptMediaTests(open: Open): void {
  describe('what is kept of media', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })
    const make = async (desk: Caller, body: object = film) => (await desk.post(`${v1}/multimedia`, body)).body
    const under = (version: number) => ({ headers: { 'x-svc-site-if-version': String(version) } })
    const days = (desk: Desk, keptDays: number) => desk.put('/admin/organization', { files: { keptDays } })
    const daysUntil = (until: string) => Math.round((Date.parse(until) - Date.now()) / DAY)

    test('the original, which who may write is told; a medium of another site has its own address', async () => {
      const desk = await openDesk(service)
      const medium = await make(desk)
      const path = `/x/media/${medium.id}/original`
      expect((await (await desk.as('viewer')).get(path)).status).toBe(403)
      expect(await desk.get(path)).toMatchObject({ status: 200, body: { id: medium.id, url: film.url } })
      expect((await (await openDesk(service)).get(path)).status).toBe(404)
    })

    test('a file of another site, which is never fetched from inside the network of the service', async () => {
      const desk = await openDesk(service)
      const discovery = await (await service.fetch(new Request(`${service.url}/.well-known/scheduling-service`))).json()
      const path = '/x/media/from-url'
      const refused = await desk.post(path, { url: 'http://127.0.0.1/router.png' })
      expect(refused.status).toBe(discovery.extensions.includes('media-import') ? 422 : 404)
      expect((await (await desk.as('viewer')).post(path, { url: 'https://media.example.org/a.png' })).status).toBe(403)
      expect((await desk.post(path, {})).status).toBe(400)
      expect((await desk.get(`${v1}/multimedia`)).body).toEqual([])
    })

    test('a deleted medium stands in the trash, and comes back as it was under the same id', async () => {
      const desk = await openDesk(service)
      const staff = await desk.as('staff')
      const made = await make(staff)
      expect((await staff.delete(`${v1}/multimedia/${made.id}`)).status).toBe(200)
      expect((await staff.get(`${v1}/multimedia/${made.id}`)).status).toBe(404)
      const { body } = await staff.get('/x/trash')
      expect(body).toMatchObject({
        total: 1,
        items: [
          {
            id: made.id,
            resource: 'multimedia',
            name: 'Film',
            record: { id: made.id, duration: 12.5 },
            bytes: 0,
            versions: 0,
            key: staff.key.accessKeyId,
          },
        ],
      })
      expect(daysUntil(body.items[0].until)).toBe(30)
      expect((await desk.post(`/x/trash/${made.id}/restore`, undefined, under(2))).status).toBe(409)
      const restored = await desk.post(`/x/trash/${made.id}/restore`, undefined, under(1))
      const { updatedAt } = restored.body
      expect([restored.status, restored.body]).toEqual([200, { ...made, updatedAt, version: 2 }])
      expect((await staff.get(`${v1}/multimedia/${made.id}`)).body).toEqual(restored.body)
      expect((await staff.get('/x/trash')).body.total).toBe(0)
      expect((await staff.post(`/x/trash/${made.id}/restore`)).status).toBe(404)
    })

    test('the trash is for those who may change media, of the own organization alone', async () => {
      const desk = await openDesk(service)
      const made = await make(desk)
      await desk.delete(`${v1}/multimedia/${made.id}`)
      const viewer = await desk.as('viewer')
      for (const refused of [
        await viewer.get('/x/trash'),
        await viewer.post(`/x/trash/${made.id}/restore`),
        await viewer.delete(`/x/trash/${made.id}`),
        await viewer.delete('/x/trash'),
      ]) {
        expect(refused.status).toBe(403)
      }
      const other = await openDesk(service)
      expect((await other.get('/x/trash')).body.total).toBe(0)
      expect((await other.post(`/x/trash/${made.id}/restore`)).status).toBe(404)
      expect((await other.delete('/x/trash')).body).toEqual({ removed: 0, remaining: 0 })
      expect((await desk.get('/x/trash')).body.total).toBe(1)
    })

    test('what is in the trash is deleted for good one by one, or all of it', async () => {
      const desk = await openDesk(service)
      const made = [await make(desk), await make(desk, { ...film, name: 'Second' }), await make(desk)]
      for (const { id } of made) await desk.delete(`${v1}/multimedia/${id}`)
      // The latest comes first.
      expect((await desk.get('/x/trash', { limit: '2' })).body).toMatchObject({
        items: [{ id: made[2]?.id }, { id: made[1]?.id }],
        pages: 2,
      })
      expect((await desk.get('/x/trash', { limit: '2', page: '2' })).body.items).toMatchObject([{ id: made[0]?.id }])
      expect((await desk.delete(`/x/trash/${made[1]?.id}`)).body).toMatchObject({ id: made[1]?.id, name: 'Second' })
      expect((await desk.delete(`/x/trash/${made[1]?.id}`)).status).toBe(404)
      expect((await desk.delete('/x/trash')).body).toEqual({ removed: 2, remaining: 0 })
      expect((await desk.get('/x/trash')).body.total).toBe(0)
      expect((await desk.post(`/x/trash/${made[0]?.id}/restore`)).status).toBe(404)
    })

    test('a medium that something shows is not deleted, and one that never had a file is gone at once', async () => {
      const desk = await openDesk(service)
      const made = await make(desk)
      const preset = await desk.post(`${v1}/presets`, { title: 'Welcome', assets: [made.id], products: [] })
      expect((await desk.delete(`${v1}/multimedia/${made.id}`)).status).toBe(409)
      await desk.delete(`${v1}/presets/${preset.body.id}`)
      const empty = await make(desk, { name: 'Nothing yet', format: 'image/png' })
      expect((await desk.delete(`${v1}/multimedia/${empty.id}`)).status).toBe(200)
      expect((await desk.get('/x/trash')).body.total).toBe(0)
    })

    test('how long things are kept is a setting of the organization; 0 keeps nothing', async () => {
      const desk = await openDesk(service)
      expect((await days(desk, 7)).body.files).toEqual({ keptDays: 7, quota: null })
      const week = await make(desk)
      await desk.delete(`${v1}/multimedia/${week.id}`)
      const { items } = (await desk.get('/x/trash')).body
      expect(daysUntil(items[0].until)).toBe(7)
      await days(desk, 0)
      const gone = await make(desk)
      await desk.put(`${v1}/multimedia/${gone.id}`, { url: 'https://media.example.org/other.mp4' })
      expect((await desk.get(`/x/media/${gone.id}/versions`)).body).toEqual([])
      await desk.delete(`${v1}/multimedia/${gone.id}`)
      expect((await desk.get('/x/trash')).body.items).toMatchObject([{ id: week.id }])
      expect((await desk.put('/admin/organization', { files: { keptDays: 401 } })).status).toBe(400)
    })

    test('what a medium was before another address took its place is a version, which can be given back', async () => {
      const desk = await openDesk(service)
      const { id } = await make(desk)
      const path = `/x/media/${id}/versions`
      const changed = await desk.put(`${v1}/multimedia/${id}`, {
        url: 'https://media.example.org/b.webm',
        altText: 'A',
      })
      const { body: versions } = await desk.get(path)
      expect(versions).toMatchObject([
        { mediumId: id, url: film.url, duration: 12.5, bytes: 0, key: desk.key.accessKeyId, person: null },
      ])
      expect(daysUntil(versions[0].until)).toBe(30)
      const restore = `${path}/${versions[0].id}/restore`
      expect((await (await desk.as('viewer')).post(restore)).status).toBe(403)
      expect((await desk.post(restore, undefined, under(1))).status).toBe(409)
      const restored = await desk.post(restore, undefined, under(changed.body.version))
      expect([restored.status, restored.body]).toMatchObject([200, { url: film.url, altText: 'A', version: 3 }])
      const { body: now } = await desk.get(path)
      expect(now).toMatchObject([{ url: 'https://media.example.org/b.webm' }])
      expect((await desk.post(restore)).status).toBe(404)
      const stranger = await make(desk)
      expect((await desk.post(`/x/media/${stranger.id}/versions/${now[0].id}/restore`)).status).toBe(404)
      expect((await desk.delete(`/x/media/${stranger.id}/versions/${now[0].id}`)).status).toBe(404)
      expect((await desk.delete(`${path}/${now[0].id}`)).body).toMatchObject({ id: now[0].id, url: null })
      expect((await desk.get(path)).body).toEqual([])
    })

    test('versions go with their medium into the trash, and come back with it', async () => {
      const desk = await openDesk(service)
      const { id } = await make(desk)
      await desk.put(`${v1}/multimedia/${id}`, { url: 'https://media.example.org/b.mp4' })
      await desk.delete(`${v1}/multimedia/${id}`)
      expect((await desk.get('/x/trash')).body.items).toMatchObject([{ id, versions: 1 }])
      await desk.post(`/x/trash/${id}/restore`)
      expect((await desk.get(`/x/media/${id}/versions`)).body).toMatchObject([{ url: film.url }])
      await desk.delete(`${v1}/multimedia/${id}`)
      await desk.delete(`/x/trash/${id}`)
      expect((await desk.get(`/x/media/${id}/versions`)).body).toEqual([])
      expect((await desk.get(`/x/media/${randomUUID()}/versions`)).body).toEqual([])
    })

    test('a deletion, a restore and the end are recorded with who did them', async () => {
      const desk = await openDesk(service)
      const { id } = await make(desk)
      await desk.delete(`${v1}/multimedia/${id}`)
      await desk.post(`/x/trash/${id}/restore`)
      await desk.delete(`${v1}/multimedia/${id}`)
      await desk.delete(`/x/trash/${id}`)
      const { body } = await desk.get('/x/audit', { resource: 'trash', id })
      expect(
        body.items.map(({ operation, before, after }: Record<string, unknown>) => [operation, !before, !after]),
      ).toEqual([
        ['trash.remove', false, true],
        ['multimedia.remove', true, false],
        ['trash.restore', false, true],
        ['multimedia.remove', true, false],
      ])
      // What the record was is told once, by its own deletion.
      expect(JSON.stringify(body)).not.toContain('film.mp4')
      const told = (await desk.get('/x/audit', { resource: 'multimedia', id })).body.items
      expect(told.map(({ operation }: { operation: string }) => operation)).toEqual([
        'multimedia.remove',
        'trash.restore',
        'multimedia.remove',
        'multimedia.create',
      ])
    })

    test('everybody reads how much room there is', async () => {
      const desk = await openDesk(service)
      const viewer = await desk.as('viewer')
      const read = async () => (await viewer.get('/x/storage')).body
      const nothing = { used: 0, files: 0, versions: 0, trash: 0, arriving: 0 }
      expect(await read()).toEqual({ ...nothing, quota: null, keptDays: 30 })
      // What lies elsewhere takes no room here.
      await make(desk, { ...film, size: 5000 })
      await desk.put('/admin/organization', { files: { quota: 1_000_000 } })
      expect(await read()).toEqual({ ...nothing, quota: 1_000_000, keptDays: 30 })
    })
  })
}
