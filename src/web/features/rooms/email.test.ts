import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRoom } from '#api/contract/rooms.ts'
import { looksLikeEmail } from './email.ts'

const taken = (address: string) => createRoom.safeParse({ template: { name: 'Room', adminUserEmail: address } }).success

test('what the interface takes is never called wrong', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(looksLikeEmail(address) || !taken(address)).toBe(true)
    }),
  )
})

test.each(['ana', 'ana@', 'ana@example', '@example.org', 'a b@example.org', 'ana@example.org, ben@example.org'])(
  '%s is no address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false)
    expect(taken(text)).toBe(false)
  },
)
