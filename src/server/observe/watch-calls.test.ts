import { beforeEach, expect, test } from 'vitest'
import { call, type Key, send, type Service } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createLog } from '../log.ts'
import { observe } from './call-facts.ts'
import { createMetrics } from './metrics.ts'
import { watchCalls } from './watch-calls.ts'

let lines: string[]
let service: Service
let key: Key
let metrics: ReturnType<typeof createMetrics>
beforeEach(async () => {
  lines = []
  const log = createLog('info', (line) => lines.push(line), false)
  metrics = createMetrics('.')
  const own = await openMemoryService({}, { observe, log })
  service = { ...own, fetch: watchCalls((request) => own.fetch(request), log, metrics.answered) }
  key = await own.key('Clinic', 'staff')
})

const told = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('every call has a line with its id, key, row, status and duration, and nothing of what was sent', async () => {
  const body = { title: 'Ana García', description: 'ana@example.com' }
  const made = await call(service, key, 'POST', '/api/v1/presets', { body })
  await call(service, key, 'GET', `/api/v1/presets/${made.body.id}`, { query: { search: 'García' } })
  expect(told()).toMatchObject([
    { text: 'call', level: 'info', method: 'POST', route: 'presets.create', accessKeyId: key.accessKeyId, status: 201 },
    { text: 'call', level: 'info', method: 'GET', route: 'presets.get', accessKeyId: key.accessKeyId, status: 200 },
  ])
  for (const line of told()) {
    expect(line['requestId']).toMatch(/^[\w-]{36}$/)
    expect(line['ms']).toBeGreaterThanOrEqual(0)
  }
  expect(made.headers.get('x-request-id')).toBe(told()[0]?.['requestId'])
  expect(lines.join('')).not.toMatch(/García|example\.com|search|Signature|SVCSITE/)
  expect(lines.join('')).not.toContain(key.secretAccessKey)
})

test('a call keeps the id that its caller gave it, unless that is none', async () => {
  const idOf = async (given: string) => {
    const headers = { 'x-request-id': given }
    return (await send(service, 'GET', '/.well-known/scheduling-service', { headers })).headers.get('x-request-id')
  }
  expect(await idOf('proxy-2026:0001')).toBe('proxy-2026:0001')
  for (const wrong of ['short', 'x'.repeat(101), 'two words here', '<script>alert(1)</script>']) {
    expect(await idOf(wrong)).toMatch(/^[\w-]{36}$/)
  }
})

test('the files of the dashboard are no lines of the log, but they are counted', async () => {
  const log = createLog('info', (line) => lines.push(line), false)
  const serve = watchCalls(async () => new Response('<html>'), log, metrics.answered)
  await serve(new Request('https://service.example/assets/app.js'))
  expect(lines).toEqual([])
  expect(await metrics.text()).toContain('frontdesk_calls_total{method="GET",route="page",status="200"} 1\n')
})

test('a refused signature is logged as a refusal with its reason, and counted', async () => {
  await call(service, { ...key, secretAccessKey: 'guessed' }, 'GET', '/api/v1/presets')
  await call(service, { ...key, accessKeyId: 'nobody' }, 'GET', '/api/v1/presets')
  await send(service, 'GET', '/api/v1/presets')
  await call(service, key, 'GET', '/admin/keys')
  const named = { text: 'call refused', level: 'warn', accessKeyId: key.accessKeyId }
  expect(told()).toMatchObject([
    { ...named, status: 401, refused: 'signature-wrong' },
    { ...named, accessKeyId: 'nobody', status: 401, refused: 'key-unknown' },
    { text: 'call refused', status: 401, refused: 'signature-missing' },
    { ...named, route: 'adminKeys.list', status: 403 },
  ])
  const text = await metrics.text()
  expect(text).toContain('frontdesk_refused_signatures_total{reason="signature-wrong"} 1\n')
  expect(text).toContain('frontdesk_calls_total{method="GET",route="presets.list",status="401"} 3\n')
})

test('trouble inside is logged under the id of its call, and no address that opens something is', async () => {
  const log = createLog('info', (line) => lines.push(line), false)
  const serve = watchCalls(
    async (request) => {
      log.error('left undone', {}, request)
      return new Response()
    },
    log,
    metrics.answered,
  )
  await serve(new Request('https://service.example/media/a/b/0/SEALED', { headers: { 'x-request-id': 'call-0001' } }))
  expect(told()).toMatchObject([
    { text: 'left undone', requestId: 'call-0001' },
    { text: 'call', requestId: 'call-0001', route: 'media' },
  ])
  expect(lines.join('')).not.toContain('SEALED')
})
