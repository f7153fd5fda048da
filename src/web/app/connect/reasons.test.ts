import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { ApiError } from '../../client/api-error.ts'
import { createFormat } from '../../i18n/format.ts'
import type { ProbeFailure } from '../session/probe.ts'
import { reasonFor } from './reasons.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const reason = (failure: Omit<ProbeFailure, 'error'>, baseUrl = 'https://far.example') =>
  reasonFor(i18n, { error: new ApiError({ kind: 'cors', description: '' }), ...failure } as ProbeFailure, {
    baseUrl,
    origin: 'https://desk.example',
    format: createFormat('en'),
  })

test.each([
  ['words', 'prefix'],
  ['words', 'scheme'],
  ['cors', 'prefix'],
  ['key', 'auth scheme'],
] as const)('“%s” names the %s before anything else of the server', (name, word) => {
  const { advice } = reason({ reason: name })
  expect(advice).toContain(word)
  expect(advice.includes('CORS') ? advice.indexOf(word) < advice.indexOf('CORS') : true).toBe(true)
})

test.each([
  ['expired', 'This invitation has expired'],
  ['used', 'This invitation was already used'],
  ['revoked', 'This invitation was revoked'],
] as const)('an invitation that is %s is told so', (name, title) => {
  const failure = { reason: name, error: undefined }
  expect(reasonFor(i18n, failure, { baseUrl: '', origin: '', format: createFormat('en') }).title).toBe(title)
})

test.each([
  ['https://far.example', 'http://far.example'],
  ['http://far.example:8080', 'https://far.example:8080'],
])('nothing at %s hints at %s', (baseUrl, other) => {
  expect(reason({ reason: 'network' }, baseUrl).advice).toContain(other)
})
