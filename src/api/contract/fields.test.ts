import { z } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { dateTime, imageUrl, language, mediaUrl, paging, queryList } from './fields.ts'
import { parsedBy } from './parsed-by.ts'
import { contract } from './table.ts'

const fits = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success

const ISO = 'must be an ISO 8601 date and time with Z or an offset, such as 2026-03-29T09:00:00Z'

describe('an instant', () => {
  test.each([
    ['2027-12-31T23:30:00-01:00', '2028-01-01T00:30:00.000Z'],
    ['2027-03-28T02:30:00+01:00', '2027-03-28T01:30:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['2027-06-04T10:00Z', '2027-06-04T10:00:00.000Z'],
    ['2027-06-04T10:00+02:00', '2027-06-04T08:00:00.000Z'],
    ['2027-06-05T10:00:00+0530', '2027-06-05T04:30:00.000Z'],
    ['2027-06-06T10:00:00-02', '2027-06-06T12:00:00.000Z'],
    ['2027-06-07t10:00:00z', '2027-06-07T10:00:00.000Z'],
    ['2027-06-08T10:00:00.123456789Z', '2027-06-08T10:00:00.123Z'],
  ])('%s is %s in UTC', (given, expected) => {
    expect(z.parse(dateTime, given)).toBe(expected)
  })

  test.each([
    ['0000-01-01T00:00:00+01:00', 'must be in the years 0000 to 9999 in UTC'],
    ['9999-12-31T23:00:00-05:00', 'must be in the years 0000 to 9999 in UTC'],
    ['2027-06-10T10:00:00', ISO],
    ['2027-06-11', ISO],
    ['2027-02-29T10:00:00Z', ISO],
    ['2027-06-12T24:00:00Z', ISO],
    ['2027-06-13T10Z', ISO],
    ['2027-06-14T10:00:00+24:00', ISO],
    ['2027-06-15 10:00:00Z', ISO],
    ['20270616T100000Z', ISO],
    ['', ISO],
  ])('%j is refused once: it %s', (given, message) => {
    const parsed = parsedBy(dateTime, given)
    expect('errors' in parsed && parsed.errors.map((it) => it.message)).toEqual([message])
  })
})

test.each([
  ['es', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['not a language', false],
  ['es_ES', false],
  ['', false],
])('the language tag %j: %s', (given, expected) => {
  expect(fits(language, given)).toBe(expected)
})

test.each([
  ['https://cdn.example.org/a.png?size=2', true],
  ['HTTP://cdn.example.org', true],
  ['/media/a.png', true],
  ['//cdn.example.org/a.png', false],
  ['javascript:alert(1)', false],
  ['https://cdn example.org/a.png', false],
  ['https://cdn.example.org/a\n.png', false],
  ['/media/a b.png', false],
])('the address of a medium %j: %s', (given, expected) => {
  expect(fits(mediaUrl, given)).toBe(expected)
})

test.each([
  ['https://media.example/a.png?w=1', true],
  ['/media/a:b.png', true],
  ['any text', true],
  ['logo.png?at=12:30', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['blob:https://x.example/a', false],
  ['file:///etc/passwd', false],
  ['//evil.example/a.png', false],
  ['/\\evil.example', false],
  ['https:/\\evil', false],
])('the address of a picture %j: %s', (given, expected) => {
  expect(fits(imageUrl, given)).toBe(expected)
})

test('a page beyond every end can be asked for', () => {
  const query = z.object(paging(100))
  expect(z.parse(query, { page: '99999999999' })).toEqual({ page: 99_999_999_999 })
  expect(z.parse(query, { page: '9007199254740991' })).toEqual({ page: Number.MAX_SAFE_INTEGER })
  expect(parsedBy(query, { page: '9007199254740992' })).toEqual({
    errors: [{ field: 'page', message: 'must be at most 9007199254740991' }],
  })
})

test('blanks around the entries of a list say nothing', () => {
  expect(z.parse(queryList(z.string()), 'title, status ,')).toEqual(['title', 'status'])
  expect(z.parse(queryList(z.string()), ['a, b', ' c'])).toEqual(['a', 'b', 'c'])
})

describe('what has fields of its own is bounded, so that no list grows without end', () => {
  /** What is said of a field alone, whatever else the body wants. */
  const said = (body: z.core.$ZodType | null, field: string, value: unknown): string[] => {
    if (!body) throw new Error('The operation has no body.')
    const { issues } = z.safeParse(body, { [field]: value }).error ?? { issues: [] }
    return issues.filter(({ path }) => path[0] === field).map(({ message }) => message)
  }
  const free = (kib: number) => ({ text: 'é'.repeat(kib * 512 - 10) })

  test.each([
    ['environment', 64, contract.multimedia.create.body],
    ['environment', 64, contract.multimedia.update.body],
    ['extraFields', 16, contract.services.create.body],
    ['extraFields', 16, contract.appointmentsV1.create.body],
    ['extraFields', 16, contract.appointmentsV2.update.body],
  ] as const)('%s has %i KiB at most', (field, most, body) => {
    expect(said(body, field, free(most))).toEqual([])
    expect(said(body, field, free(most + 1))).toEqual([`must be at most ${most} KiB`])
  })

  test('guests have 16 KiB each, and 128 KiB together', () => {
    const guest = (number: number, kib: number) => ({ email: `g${number}@example.com`, extraFields: free(kib) })
    const guests = (count: number, kib: number) => Array.from({ length: count }, (_, number) => guest(number, kib))
    const { body } = contract.appointmentsV2.create
    expect(said(body, 'guests', guests(7, 16))).toEqual([])
    expect(said(body, 'guests', guests(1, 17))).toEqual(['must be at most 16 KiB'])
    expect(said(body, 'guests', guests(9, 15))).toEqual(['must be at most 128 KiB'])
  })
})
