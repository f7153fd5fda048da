import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldLine } from './ics-lines.ts'
import { type IcsEvent, icsFile } from './ics.ts'
import { readBack } from './testing/read-back.ts'

const awkward = fc.constantFrom('\\', ';', ',', '\n', ' ', ':', '"', 'ñ', '時', '👩🏽‍⚕️', '\\n', 'a')
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(awkward, { maxLength: 120 }).map((all) => all.join('')),
)
/** What a file can hold: it has no control characters, and one kind of line break. */
const kept = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- These characters are what is looked for.
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const second = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000)
const events: fc.Arbitrary<IcsEvent> = fc.record(
  {
    uid: fc.uuid(),
    sequence: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    changed: second,
    created: second,
    start: second,
    end: second,
    summary: words.map((text) => `x${text}`),
    description: words,
    location: words,
    status: fc.constantFrom('TENTATIVE', 'CONFIRMED', 'CANCELLED'),
  },
  { requiredKeys: ['uid', 'sequence', 'changed', 'start', 'end', 'summary'] },
)
const instantOf = (text: string | undefined) =>
  Date.parse((text ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

describe('a calendar file', () => {
  test('is read back as what was written, octet by octet', () => {
    fc.assert(
      fc.property(words, fc.array(events, { maxLength: 5 }), (name, written) => {
        const { name: kind, properties, inside } = readBack(icsFile(name, written))
        expect(kind).toBe('VCALENDAR')
        expect(properties).toMatchObject({ VERSION: '2.0', CALSCALE: 'GREGORIAN' })
        expect(properties.NAME ?? '').toBe(kept(name))
        expect(inside).toHaveLength(written.length)
        written.forEach((it, index) => {
          const { name: part, properties: read = {} } = inside[index] ?? {}
          expect(part).toBe('VEVENT')
          expect(read.UID).toBe(it.uid)
          expect(Number(read.SEQUENCE)).toBe(it.sequence)
          expect(instantOf(read.DTSTART)).toBe(it.start)
          expect(instantOf(read.DTEND)).toBe(it.end)
          expect(instantOf(read.DTSTAMP)).toBe(it.changed)
          expect(read.CREATED === undefined ? undefined : instantOf(read.CREATED)).toBe(it.created)
          expect(read.SUMMARY).toBe(kept(it.summary))
          expect(read.DESCRIPTION ?? '').toBe(kept(it.description ?? ''))
          expect(read.LOCATION ?? '').toBe(kept(it.location ?? ''))
          expect(read.STATUS).toBe(it.status)
          expect(read.TRANSP).toBe(it.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE')
        })
      }),
      { numRuns: 50 },
    )
  })

  test('folds at 75 octets and not before', () => {
    expect(foldLine('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`)
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`)
    // 74 octets and one character of two: it moves on as a whole.
    expect(foldLine(`${'x'.repeat(74)}ñ`)).toBe(`${'x'.repeat(74)}\r\n ñ\r\n`)
  })

  test('drops what no text may hold', () => {
    const [event] = readBack(
      icsFile('', [{ uid: '1', sequence: 0, changed: 0, start: 0, end: 0, summary: 'a\u0000b\ud800c\r\nd' }]),
    ).inside
    expect(event?.properties.SUMMARY).toBe('abc\nd')
  })
})
