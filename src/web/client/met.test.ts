import { expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { ApiError } from './api-error.ts'
import { metBy } from './met.ts'

const refused = new ApiError({ kind: 'key', status: 403, code: '', description: '', fieldErrors: [] })

test.each([
  ['a write of a person', contract.presets.create, true],
  ['a read', contract.presets.list, false],
  ['what the page says of itself every few seconds', contract.presence.announce, false],
])('%s asks for a key anew, or not', (_, row, isWrite) => {
  expect(metBy(row, refused, false)).toEqual({ what: 'refusal', isWrite })
})
