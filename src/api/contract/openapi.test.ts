import { createConfig, lintFromString } from '@redocly/openapi-core'
import { z } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { OPERATION_NOTES } from './openapi-notes.ts'
import { examples } from './openapi-examples.ts'
import type { Row } from './operation.ts'
import { contract } from './table.ts'

const host = { name: 'Frontdesk', version: '1.0.0', profile: { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' } }
const rows = Object.entries(contract as Record<string, Record<string, Row>>).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, row]) => [`${group}.${name}`, group, name, row] as const),
)

test('a public linter finds nothing wrong with the document', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'operation-operationId-unique': 'error',
    },
  })
  const source = JSON.stringify(openApiDocument(host))
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const found = problems.map((it) => `${it.ruleId} ${it.location[0]?.pointer ?? ''}: ${it.message}`)
  expect(found).toEqual([])
}, 60_000)

test('every row of the contract is an operation of the document', () => {
  const paths = Object.values(openApiDocument(host).paths as Record<string, Record<string, { operationId?: string }>>)
  const ids = paths.flatMap((operations) => Object.values(operations).flatMap((it) => it.operationId ?? []))
  // Bytes come and go under addresses that are no rows: nothing of them is signed or read as JSON.
  const ofBytes = [
    'calendarFeeds.read',
    'calendarFeeds.look',
    'uploads.ask',
    'uploads.tell',
    'uploads.send',
    'uploads.giveUp',
    'media.read',
    'media.look',
  ]
  expect(ids.toSorted()).toEqual([...rows.map(([id]) => id), ...ofBytes].toSorted())
})

test('whoever reads how a medium is created reads how its bytes get there, and which are refused', () => {
  expect(Object.keys(OPERATION_NOTES).filter((id) => !rows.some(([it]) => it === id))).toEqual([])
  const { paths } = openApiDocument(host) as { paths: Record<string, Record<string, { description: string }>> }
  const { description } = paths['/api/v1/multimedia']?.post ?? {}
  expect(description).toMatch(/needs the right `write`.*`uploadUrl`.*422.*names `format`.*HEIC/)
})

test('the words of the signature are those of the deployment', () => {
  const text = JSON.stringify(openApiDocument({ ...host, profile: { headerPrefix: 'x-other-', scheme: 'OTHER' } }))
  expect(text).toContain('OTHER Credential=')
  expect(text).toContain('x-other-idempotency-key')
  expect(text).not.toContain('x-svc-site-')
})

describe.each(rows)('the examples of %s', (_, group, name, row) => {
  const example = examples(group, name, row)

  test('fit the schema of the body', () => {
    expect(z.safeParse(row.body ?? z.undefined(), example.body).error?.issues ?? []).toEqual([])
  })

  test('fit the schema of the answer', () => {
    const item = row.list ? (example.answer as { items?: unknown[] }).items?.[0] : example.answer
    const one = item ?? (example.answer as unknown[])[0]
    expect(z.safeParse(row.answer, one).error?.issues ?? []).toEqual([])
  })
})
