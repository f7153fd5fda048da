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
      probes: undefined,
      databaseUrl: undefined,
      databasePooled: false,
      workers: 1,
      bootstrapKey: undefined,
      demoData: false,
      corsOrigins: [],
      mediaOrigins: undefined,
      trustedProxies: [],
      rateLimit: { reads: 1000, writes: 300 },
      uploadMaxSize: 2_000_000_000,
      uploadExpiry: 24 * 60 * 60_000,
      fetching: { maxSize: 100_000_000, seconds: 20, also: [] },
      keeping: { keptDays: 30, quota: null },
      logLevel: 'info',
      profile: { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' },
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  test('are read', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      PROBES_PORT: '9090',
      DATABASE_URL: 'postgresql://me:pass@db.example:5433/desk?sslmode=verify-full',
      WORKERS: '4',
      ACCESS_KEY_ID: 'FRONT',
      SECRET_ACCESS_KEY: 'sixteen-letters!',
      SERVER_KEY: 'ab'.repeat(32),
      DEMO_DATA: '1',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173/',
      MEDIA_ORIGINS: 'https://pictures.example.org, http://10.0.0.7:8000',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      RATE_LIMIT: '20/10',
      UPLOAD_MAX_SIZE: '500mb',
      UPLOAD_EXPIRY: '7d',
      FETCH_MAX_SIZE: '20MB',
      FETCH_TIME: '5s',
      FETCH_ALSO: '192.168.1.20:8080, [fd00::1]:80',
      MEDIA_KEPT: '90d',
      MEDIA_QUOTA: '50GB',
      LOG_LEVEL: 'DEBUG',
      HEADER_PREFIX: 'x-clinic-',
      SCHEME: 'CLINIC',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      probes: { host: '127.0.0.1', port: 9090 },
      workers: 4,
      bootstrapKey: { accessKeyId: 'FRONT', secretAccessKey: 'sixteen-letters!' },
      demoData: true,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      mediaOrigins: ['https://pictures.example.org', 'http://10.0.0.7:8000'],
      trustedProxies: ['127.0.0.1', '::1'],
      rateLimit: { reads: 20, writes: 10 },
      uploadMaxSize: 500_000_000,
      uploadExpiry: 7 * 24 * 60 * 60_000,
      fetching: { maxSize: 20_000_000, seconds: 5, also: ['192.168.1.20:8080', '[fd00::1]:80'] },
      logLevel: 'debug',
      profile: { headerPrefix: 'x-clinic-', scheme: 'CLINIC' },
    })
    expect(readConfig({ RATE_LIMIT: 'off', UPLOAD_MAX_SIZE: 'off', FETCH_MAX_SIZE: 'off' })).toMatchObject({
      rateLimit: null,
      uploadMaxSize: null,
      fetching: null,
    })
    expect(config.serverKeys).toEqual([Buffer.from('ab'.repeat(32), 'hex')])
  })

  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'localhost'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', '2'],
    ['SERVER_KEY', 'abc'],
    ['SERVER_KEY', `${'ab'.repeat(32)},abc`],
    ['DEMO_DATA', 'yes'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['MEDIA_ORIGINS', '*'],
    ['MEDIA_ORIGINS', 'pictures.example.org'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['RATE_LIMIT', '0/0'],
    ['RATE_LIMIT', '1000'],
    ['UPLOAD_MAX_SIZE', '2'],
    ['UPLOAD_MAX_SIZE', '0GB'],
    ['UPLOAD_EXPIRY', '24'],
    ['FETCH_MAX_SIZE', 'much'],
    ['FETCH_TIME', '26s'],
    ['FETCH_ALSO', '192.168.1.20'],
    ['FETCH_ALSO', 'printer.example:80'],
    ['FETCH_ALSO', '[10.0.0.7]:80'],
    ['MEDIA_KEPT', '401d'],
    ['MEDIA_KEPT', '24h'],
    ['MEDIA_QUOTA', 'much'],
    ['S3_BUCKET', 'alone'],
    ['S3_PREFIX', 'without-a-bucket'],
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

  const bucket = { S3_BUCKET: 'desk-media', S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: 'hunter2' }

  test('name a bucket at Amazon, or at another store', () => {
    const keys = { bucket: 'desk-media', accessKeyId: 'KEY', secretAccessKey: 'hunter2' }
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ ...bucket, S3_REGION: 'eu-west-1' }).s3).toEqual({
      ...keys,
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      prefix: '',
      pathStyle: false,
    })
    const other = { S3_ENDPOINT: 'http://minio.example:9000/', S3_PREFIX: '/clinic/desk' }
    expect(readConfig({ ...bucket, ...other }).s3).toEqual({
      ...keys,
      endpoint: 'http://minio.example:9000',
      region: 'us-east-1',
      prefix: 'clinic/desk/',
      pathStyle: true,
    })
    expect(readConfig({ ...bucket, ...other, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false)
  })

  test.each([
    ['S3_BUCKET', 'Upper_Case'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_ENDPOINT', 'https://minio.example/path'],
    ['S3_REGION', 'a b'],
    ['S3_PREFIX', 'a/../b'],
    ['S3_PREFIX', 'with space'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['UPLOAD_MAX_SIZE', '1TB'],
  ])('with a bucket %s=%s is refused in one sentence', (name, value) => {
    const problems = problemsOf({ ...bucket, [name]: value })
    expect(problems).toEqual([expect.stringContaining(name)])
    expect(problems.join()).not.toContain('hunter2')
  })

  test('never repeat a secret in a refusal', () => {
    const secrets = { DATABASE_URL: 'mysql://a:hunter2@b', SECRET_ACCESS_KEY: 'hunter2', SERVER_KEY: 'hunter2' }
    expect(problemsOf({ ...secrets, ACCESS_KEY_ID: 'ABC' }).join()).not.toContain('hunter2')
  })
})
