import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import type { ApiError } from './api-error.ts'
import { errorWords } from './error-words.ts'
import { connect, failure, id, json } from './testing/deployment.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const told = (error: ApiError): string => {
  const { title, advice } = errorWords(i18n, error)
  return `${title}. ${advice}`
}

/** The words about a call to a deployment that answers everything with a status. */
const answered = async (status: number, headers: Record<string, string> = {}) => {
  const { api } = await connect(() => json({}, status, headers), { discovery: true, retries: 0 })
  const body = { name: 'Visit', duration: 30 }
  const params = { id: id(1) }
  return {
    read: told(await failure(api.services.get({ params }))),
    change: told(await failure(api.services.update({ params, body }))),
    creation: told(await failure(api.services.create({ body }))),
    named: told(await failure(api.services.create({ body, idempotencyKey: id(2) }))),
  }
}

describe('what is said of a server in trouble', () => {
  test.each([500, 502, 504])('answered with %i', async (status) => {
    const unknown = 'Not known whether this was saved. Server error.'
    expect(await answered(status)).toEqual({
      read: 'Server error. This couldn’t be loaded. Try again in a moment.',
      change: `${unknown} Try again: nothing is saved twice.`,
      creation: `${unknown} Check whether the change is there before you try again.`,
      named: `${unknown} Try again: nothing is saved twice.`,
    })
  })

  test('that is busy, and says for how long', async () => {
    const busy = 'The server is busy. Try again in 7 seconds.'
    const { read, change, creation, named } = await answered(503, { 'retry-after': '7' })
    expect([read, change, creation, named]).toEqual([busy, busy, busy, busy])
  })

  test('that does not say for how long it is busy is one in trouble', async () => {
    expect((await answered(503)).change).toMatch(/^Not known whether this was saved/)
  })

  test('behind something that answers no JSON', async () => {
    const html = () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } })
    const { api } = await connect(html, { discovery: true, retries: 0 })
    const body = { name: 'Visit', duration: 30 }
    expect(told(await failure(api.services.create({ body })))).toBe(
      'Not known whether this was saved. Unexpected response. Check whether the change is there before you try again.',
    )
    expect(told(await failure(api.services.list()))).toMatch(/^Unexpected response\. Something between/)
  })
})
