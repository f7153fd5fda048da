import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the settings', () => {
  test('have defaults for a bare machine', () => {
    const config = readConfig({ PORT: '', HOST: ' ' })
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      bootstrapKey: undefined,
      demoData: false,
      corsOrigins: [],
      rateLimit: { reads: 1000, writes: 300 },
      logLevel: 'info',
      profile: { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' },
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  test('are read', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgresql://me:pass@db.example:5433/desk?sslmode=verify-full',
      ACCESS_KEY_ID: 'FRONT',
      SECRET_ACCESS_KEY: 'sixteen-letters!',
      SERVER_KEY: 'ab'.repeat(32),
      DEMO_DATA: '1',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173/',
      RATE_LIMIT: '20/10',
      LOG_LEVEL: 'DEBUG',
      HEADER_PREFIX: 'x-clinic-',
      SCHEME: 'CLINIC',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      bootstrapKey: { accessKeyId: 'FRONT', secretAccessKey: 'sixteen-letters!' },
      demoData: true,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      rateLimit: { reads: 20, writes: 10 },
      logLevel: 'debug',
      profile: { headerPrefix: 'x-clinic-', scheme: 'CLINIC' },
    })
    expect(readConfig({ RATE_LIMIT: 'off' }).rateLimit).toBeNull()
    expect(config.serverKey).toHaveLength(32)
  })

  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'localhost'],
    ['SERVER_KEY', 'abc'],
    ['DEMO_DATA', 'yes'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['RATE_LIMIT', '0/0'],
    ['RATE_LIMIT', '1000'],
    ['LOG_LEVEL', 'loud'],
    ['HEADER_PREFIX', 'X_Clinic'],
    ['SCHEME', 'TWO WORDS'],
    ['ACCESS_KEY_ID', 'ALONE'],
    ['SECRET_ACCESS_KEY', 'alone-and-long-enough'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(name)
  })

  test('never repeat a secret in a refusal', () => {
    const secrets = { DATABASE_URL: 'mysql://a:hunter2@b', SECRET_ACCESS_KEY: 'hunter2', SERVER_KEY: 'hunter2' }
    expect(problemsOf({ ...secrets, ACCESS_KEY_ID: 'ABC' }).join()).not.toContain('hunter2')
  })
})
