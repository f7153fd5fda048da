import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId, randomText } from './random.ts'
import { serverKeys } from './server-key.ts'
import { createVault } from './vault.ts'

describe('the vault', () => {
  const vault = createVault([randomBytes(32)])

  test('opens what it sealed, and never seals alike', async () => {
    const [one, two] = await Promise.all([vault.seal('söcret'), vault.seal('söcret')])
    expect(one).not.toBe(two)
    expect(one).not.toContain('cret')
    expect([await vault.open(one ?? ''), await vault.open(two ?? '')]).toEqual(['söcret', 'söcret'])
  })

  test('does not open what was changed, or sealed by another key', async () => {
    const sealed = await vault.seal('secret')
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      await expect(vault.open(`v1.${changed.toString('base64url')}`)).rejects.toThrow(/authenticate/)
    }
    await expect(createVault([randomBytes(32)]).open(sealed)).rejects.toThrow(/authenticate/)
    await expect(vault.open('')).rejects.toThrow('no sealed secret')
  })

  test('issues keys that nobody can guess', () => {
    const { accessKeyId, secretAccessKey } = vault.issue()
    expect(accessKeyId).toMatch(/^FD[A-Z2-9]{18}$/)
    expect(secretAccessKey).toMatch(/^[\w-]{40}$/)
    expect(vault.issue().secretAccessKey).not.toBe(secretAccessKey)
  })
})

describe('the server key', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frontdesk-key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is made once, readable by its owner alone', () => {
    const key = serverKeys(folder)
    expect(key.map((it) => it.length)).toEqual([32])
    expect(serverKeys(folder)).toEqual(key)
    expect(readdirSync(folder)).toEqual(['server.key'])
    expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600)
  })

  test('is closed to others where its file was open to them', () => {
    const key = serverKeys(folder)
    chmodSync(join(folder, 'server.key'), 0o644)
    expect(serverKeys(folder)).toEqual(key)
    expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600)
  })

  test('is not replaced where its file is spoilt', () => {
    writeFileSync(join(folder, 'server.key'), 'half a k')
    expect(() => serverKeys(folder)).toThrow(/not a server key/)
    expect(existsSync(join(folder, 'server.key'))).toBe(true)
  })
})

describe('new ids', () => {
  test('are UUIDs of version 7 that sort by creation, however fast they are made', () => {
    const ids = Array.from({ length: 10_000 }, newId)
    expect(ids.every((it) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(it))).toBe(
      true,
    )
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('and texts come out of their alphabet', () => {
    expect(randomText(200, 'ab')).toMatch(/^[ab]{200}$/)
  })
})
