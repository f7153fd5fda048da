import { describe, expect, test } from 'vitest'
import { type AddressBar, readMockWish, takeSignInLink } from './entry.ts'

describe('a sign-in link', () => {
  const bar = (hash: string): AddressBar & { shown: string[] } => {
    const shown: string[] = []
    const location = { hash, pathname: '/appointments', search: '?view=week' }
    return {
      location,
      history: {
        state: null,
        replaceState: (_: unknown, __: string, url?: string | URL | null) => void shown.push(String(url)),
      },
      shown,
    }
  }

  test('is taken out of the address bar at once', () => {
    const address = bar('#accessKeyId=AK&secretAccessKey=a%2Bb')
    expect(takeSignInLink(address)).toEqual({ accessKeyId: 'AK', secretAccessKey: 'a+b', baseUrl: null })
    expect(address.shown).toEqual(['/appointments?view=week'])
  })

  test('that is broken is cleaned too', () => {
    const address = bar('#secretAccessKey=x')
    expect(takeSignInLink(address)).toBeNull()
    expect(address.shown).toHaveLength(1)
  })
})

describe('mock mode', () => {
  test('is asked for by query or fragment', () => {
    expect(readMockWish({ hash: '#demo', search: '' })).toMatchObject({ on: true })
    expect(readMockWish({ hash: '', search: '?mock&faults=slow,429&demo-seed=7&demo-date=2026-03-02' })).toEqual({
      on: true,
      faults: 'slow,429',
      seed: '7',
      date: '2026-03-02',
    })
    expect(readMockWish({ hash: '', search: '?view=day' })).toBeNull()
  })
})
