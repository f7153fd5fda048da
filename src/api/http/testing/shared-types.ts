import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { type Desk, openDesk, v1 } from './clinic.ts'

const OFFERS = '/x/shared-service-types'

/** Service types that one organization shares and another one takes. */
export function sharedTypeTests(open: Open): void {
  describe('a shared service type', () => {
    let service: Service
    let theirs: Desk
    beforeAll(async () => {
      service = await open()
      theirs = await openDesk(service)
      return () => service.close()
    })
    const share = async (slug: string, sharing: object): Promise<string> => {
      const body = { name: `Type ${slug}`, slug, sharing, configuration: { duration: 40 } }
      const made = await theirs.post(`${v1}/service-types`, body)
      expect(made.status).toBe(201)
      return made.body.id as string
    }
    const idsOf = ({ body }: { body: { id: string }[] }): string[] => body.map(({ id }) => id)

    test('is offered, stands in no list before it is accepted, and is one’s own from then on', async () => {
      const id = await share('home-visit', { scope: 'public' })
      const ours = await openDesk(service)
      await ours.post(`${v1}/service-types`, { name: 'Ours', slug: 'home-visit' })
      expect((await ours.get(OFFERS)).body).toContainEqual(
        expect.objectContaining({ id, name: 'Type home-visit', isAccepted: false }),
      )
      expect(idsOf(await ours.get(`${v1}/service-types`))).not.toContain(id)
      expect((await ours.get(`${v1}/service-types/${id}`)).status).toBe(404)

      const accepted = await ours.post(`${OFFERS}/${id}/accept`, {})
      expect([accepted.status, accepted.body]).toEqual([
        201,
        expect.objectContaining({
          id,
          configuration: { duration: 40 },
          sharing: { scope: 'private', organizationIds: [] },
        }),
      ])
      // The short name is unique here, and ours was here first.
      expect(accepted.body.slug).not.toBe('home-visit')
      expect((await ours.get(`${v1}/service-types/${id}`)).body).toEqual(accepted.body)
      expect((await ours.get(OFFERS)).body).toContainEqual(expect.objectContaining({ id, isAccepted: true }))
      // What is accepted twice is there once.
      expect((await ours.post(`${OFFERS}/${id}/accept`, {})).body).toEqual(accepted.body)

      // What either of the two changes or removes stays with the other as it was.
      expect((await theirs.put(`${v1}/service-types/${id}`, { name: 'Renamed' })).status).toBe(200)
      expect((await ours.get(`${v1}/service-types/${id}`)).body.name).toBe('Type home-visit')
      expect((await ours.delete(`${v1}/service-types/${id}`)).status).toBe(200)
      expect((await theirs.get(`${v1}/service-types/${id}`)).body.name).toBe('Renamed')
      expect((await ours.get(OFFERS)).body).toContainEqual(expect.objectContaining({ id, isAccepted: false }))
    })

    test('is offered to whom it is shared with, and to nobody else', async () => {
      const [ours, third] = [await openDesk(service), await openDesk(service)]
      const named = await share('named', { scope: 'organizations', organizationIds: [ours.key.organizationId] })
      const hidden = await share('hidden', { scope: 'private' })
      expect(idsOf(await ours.get(OFFERS))).toContain(named)
      expect(idsOf(await third.get(OFFERS))).not.toContain(named)
      for (const desk of [ours, third]) expect(idsOf(await desk.get(OFFERS))).not.toContain(hidden)
      expect((await third.post(`${OFFERS}/${named}/accept`, {})).status).toBe(404)
      expect((await ours.post(`${OFFERS}/${hidden}/accept`, {})).status).toBe(404)
      expect((await ours.post(`${OFFERS}/${named}/accept`, {})).status).toBe(201)
    })
  })
}
