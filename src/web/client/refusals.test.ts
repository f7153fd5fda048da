import { describe, expect, test } from 'vitest'
import { silenceOf } from './silence.ts'
import { broken, connect, failure, id, json, NOON } from './testing/deployment.ts'

describe('refusals', () => {
  test.each([
    [{ code: 'CONFLICT', timestamp: 't', path: '/p', description: 'Taken.' }, 409, 'conflict', 'CONFLICT', 'Taken.'],
    [{ statusCode: 404, message: 'Preset gone', error: 'Not Found' }, 404, 'not-found', 'Not Found', 'Preset gone'],
    [
      { statusCode: 400, message: ['name must be text', 'x is bad'], error: 'Bad Request' },
      400,
      'invalid',
      'Bad Request',
      'name must be text; x is bad',
    ],
    [{ error: { code: 'E1', message: 'Nested' } }, 403, 'rights', 'E1', 'Nested'],
  ] as const)('%j', async (body, status, kind, code, description) => {
    const { api } = await connect(() => json(body, status))
    expect(await failure(api.presets.remove({ params: { id: id(1) } }))).toMatchObject({
      kind,
      code,
      status,
      description,
    })
  })

  test('field errors are read in both shapes', async () => {
    const bodies = [
      { code: 'BAD_REQUEST', description: 'no', errors: [{ field: 'name', message: 'is required' }] },
      { statusCode: 400, message: ['name should not be empty'] },
      { message: 'no', errors: { name: ['is required'] } },
    ]
    for (const body of bodies) {
      const { api } = await connect(() => json(body, 422))
      expect((await failure(api.services.create({ body: { name: '' } }))).fieldErrors[0]?.field).toBe('name')
    }
  })

  test('plain text and nothing at all are understood', async () => {
    const plain = await connect(() => new Response('Out of order', { status: 400 }))
    expect(await failure(plain.api.services.list())).toMatchObject({ description: 'Out of order', kind: 'invalid' })
    const empty = await connect(() => new Response(null, { status: 400 }))
    expect((await failure(empty.api.services.list())).description).toMatch(/400/)
  })

  test('a page instead of JSON means a wrong address', async () => {
    const { api } = await connect(
      () => new Response('<!doctype html><p>Hi', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await failure(api.services.list())).toMatchObject({ kind: 'address', status: 200 })
  })

  test('a line that breaks to another origin may be the browser refusing', async () => {
    const { api } = await connect(broken, { origin: 'https://elsewhere.example' })
    expect(await failure(api.services.list())).toMatchObject({ kind: 'cors' })
  })

  test('a page to sign in on is told from a wrong address', async () => {
    const page = '<!doctype html><form><input type="password"></form>'
    const { api } = await connect(() => new Response(page, { headers: { 'content-type': 'text/html' } }))
    expect(await failure(api.services.list())).toMatchObject({ kind: 'login', status: 200 })
  })

  test.each([
    ['cors', 'cors'],
    ['login', 'login'],
    ['network', 'network'],
    ['readable', 'network'],
  ] as const)(
    'where a line breaks, what is found out (%s) is told, and asked once for many calls',
    async (why, kind) => {
      let asked = 0
      const look: typeof fetch = async (_, init) => {
        asked += 1
        if (why === 'login') return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
        if (why === 'readable' || (why === 'cors' && init?.mode === 'no-cors')) return new Response('{}')
        throw new TypeError('Failed to fetch')
      }
      const whySilent = silenceOf('https://desk.example/api/v1/calendars', look, () => NOON)
      const { api } = await connect(broken, { origin: 'https://elsewhere.example', whySilent, retries: 0 })
      const [one, other] = await Promise.all([failure(api.services.list()), failure(api.presets.list())])
      expect([one.kind, other.kind]).toEqual([kind, kind])
      expect(asked).toBe(why === 'cors' || why === 'network' ? 2 : 1)
    },
  )
})
