import { describe, expect, test } from 'vitest'
import { isMasked } from '#api/core/rules/masked.ts'
import { appointment } from '../../../commands/appointments/testing/clinic.ts'
import { DIGITS, effective, maskableBefore, previewOf, requestOf } from './mask-changes.ts'

const none = { newEmail: '', newPhone: '' }
const eva = { email: 'eva@example.org', extraFields: { firstName: 'Eva', phone: '+34 600 1', size: 'M' } }
const tom = { extraFields: { firstName: 'Tom', phone: '+34 600 2' } }

describe('a request to mask', () => {
  test('finds the guest by e-mail, else by phone, and asks for nothing without either', () => {
    expect(requestOf(eva, none)).toEqual({ email: 'eva@example.org' })
    expect(requestOf(tom, { newEmail: ' ', newPhone: ' 1 ' })).toEqual({ phone: '+34 600 2', newPhone: '1' })
    expect(requestOf({ extraFields: { firstName: 'Ana' } }, none)).toBeUndefined()
  })

  test('is made once for guests who share a contact', () => {
    const twins = [eva, { email: 'EVA@example.org' }, { extraFields: { firstName: 'Ed', phone: '+34 6001' } }, tom]
    const asked = twins.flatMap((guest) => requestOf(guest, none) ?? [])
    expect(effective(appointment({ guests: twins }), asked)).toEqual([
      { email: 'eva@example.org' },
      { phone: '+34 600 2' },
    ])
  })
})

describe('the preview', () => {
  test('tells each replaced value, what stays, and where else the old values stand', () => {
    const it = appointment({ guests: [eva, tom], comment: 'Eva is late', title: 'Check-up' })
    const { guests, fields } = previewOf(it, [{ email: 'eva@example.org' }])
    expect(guests).toEqual([
      {
        index: 0,
        name: 'Eva',
        replaced: [
          { field: 'email', before: 'eva@example.org', after: `guest-${DIGITS}@masked.invalid` },
          { field: 'firstName', before: 'Eva', after: `guest-${DIGITS}` },
          { field: 'phone', before: '+34 600 1', after: `masked-${DIGITS}` },
        ],
      },
    ])
    expect(fields).toEqual(['comment'])
  })

  test('shows new values where they are given', () => {
    const { guests } = previewOf(appointment({ guests: [eva] }), [{ email: 'eva@example.org', newEmail: 'x@y.z' }])
    expect(guests[0]?.replaced).toEqual([{ field: 'email', before: 'eva@example.org', after: 'x@y.z' }])
  })
})

test('by age, only what has ended and still names somebody is masked', () => {
  const masked = { email: 'guest-12ab@masked.invalid', extraFields: { phone: 'masked-12ab' } }
  expect(isMasked(masked)).toBe(true)
  expect(isMasked({ ...masked, extraFields: { phone: '+34 600 1' } })).toBe(false)
  const all = [
    appointment({ id: 'old', guests: [eva, masked] }),
    appointment({ id: 'running', guests: [eva], endDate: '2026-03-02T12:30:00.000Z' }),
    appointment({ id: 'masked', guests: [masked] }),
    appointment({ id: 'nobody' }),
  ]
  const found = maskableBefore(all, Date.parse('2026-03-02T12:00:00.000Z'))
  expect(found.map(({ appointment: { id }, requests }) => [id, requests])).toEqual([
    ['old', [{ email: 'eva@example.org' }]],
  ])
})
