import { expect, test } from 'vitest'
import { bookingAddress } from './view-state.ts'

test('a booking opens beside the calendar or the list that is on screen, and keeps what they show', () => {
  const search = '?date=2027-01-07&calendars=a%2Cb&open=find&start=x&on=y'
  expect(bookingAddress({ pathname: '/appointments', search })).toBe(
    '/appointments?date=2027-01-07&calendars=a%2Cb&open=new',
  )
  expect(bookingAddress({ pathname: '/appointments/list', search: '?status=pending' })).toBe(
    '/appointments/list?status=pending&open=new',
  )
})

test('from another page it opens in the calendar', () => {
  expect(bookingAddress({ pathname: '/', search: '?mock=1' })).toBe('/appointments/new')
})
