import { expect, test } from 'vitest'
import { beginsWithPanel } from './room-ahead.ts'

test.each([
  ['/appointments?open=new', true],
  ['/appointments?view=week&open=0198', true],
  ['/appointments/list?open=0198', true],
  ['/appointments/new', true],
  ['/appointments/0198', true],
  ['/appointments', false],
  ['/appointments?open=', false],
  ['/appointments?open=quick', false],
  ['/appointments/list', false],
  ['/appointments/paper', false],
  ['/appointments/0198/guests/0', false],
  ['/services?open=new', false],
])('%s begins with a panel: %s', (address, begins) => {
  expect(beginsWithPanel(new URL(address, 'http://desk'))).toBe(begins)
})
