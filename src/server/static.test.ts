import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STILL } from './page-headers.ts'
import { createStatic } from './static.ts'

const inline = "document.documentElement.dataset.scheme = 'dark'"
const servicesInline = 'services()'
const look = 'body { margin: 0 }'
const html = `<!doctype html><style>${look}</style><script>${inline}</script><script type="module" src="/assets/main-Ab3_d-9x.js"></script>`
const script = 'export const greeting = "hello"\n'.repeat(200)
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' }

let folder: string
let serve: (request: Request) => Promise<Response | undefined>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets/main-Ab3_d-9x.js'), script)
  writeFileSync(join(folder, 'assets/reader.worker-Ab3_d-9x.mjs'), script)
  writeFileSync(join(folder, 'assets/hash.worker-Ab3_d-9x.js'), script)
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  mkdirSync(join(folder, 'demo'))
  writeFileSync(join(folder, 'demo/logo.svg'), '<svg/>')
  writeFileSync(join(folder, 'sw.js'), script)
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  mkdirSync(join(folder, '.pages'))
  const addresses = [
    { document: 'services-open.html', path: '^/services/?$', open: '^[0-9a-f-]{36}$' },
    { document: 'services.html', path: '^/services/?$' },
    { document: 'home.html', path: '^/$' },
  ]
  writeFileSync(join(folder, '.pages/addresses.json'), JSON.stringify(addresses))
  writeFileSync(join(folder, '.pages/services.html'), html.replace(inline, servicesInline))
  writeFileSync(join(folder, '.pages/services-open.html'), html.replace(inline, 'open()'))
  writeFileSync(join(folder, '.pages/home.html'), html.replace(inline, 'home()'))
  serve = createStatic(folder, ['api', 'admin', 'openapi.json'])
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://desk.example${path}`, { method, headers }))

describe('the page', () => {
  test.each([
    [[], "'self' data: blob:"],
    [['https://pictures.example.org'], "'self' https://pictures.example.org data: blob:"],
  ])('loads media from nobody but those that the operator names: %j', async (origins, sources) => {
    const narrow = createStatic(folder, ['api'], undefined, origins)
    const response = await narrow(new Request('http://desk.example/', { headers: browser }))
    const policy = response?.headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain(`img-src ${sources}`)
    expect(policy).toContain(`media-src ${sources}`)
  })

  test('is guarded by a strict policy that knows its inline script by its hash', async () => {
    const response = await get('/')
    const policy = response?.headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    const directives = Object.fromEntries(policy.split('; ').map((it) => [it.split(' ')[0], it]))
    expect(directives['script-src']).toBe(`script-src 'self' 'sha256-${hash}'`)
    expect(directives['default-src']).toBe("default-src 'self'")
    expect(directives['frame-ancestors']).toBe("frame-ancestors 'none'")
    expect(directives['base-uri']).toBe("base-uri 'none'")
    expect(directives['object-src']).toBe("object-src 'none'")
    expect(directives['img-src']).toBe("img-src 'self' https: http: data: blob:")
    expect(directives['require-trusted-types-for']).toBe("require-trusted-types-for 'script'")
    expect(directives['trusted-types']).toBe('trusted-types default')
    const style = createHash('sha256').update(look).digest('base64')
    const nothing = createHash('sha256').update('').digest('base64')
    const still = createHash('sha256').update(STILL).digest('base64')
    expect(directives['style-src']).toBe(`style-src 'self' 'sha256-${style}' 'sha256-${nothing}' 'sha256-${still}'`)
    const mui = fileURLToPath(
      new URL('../../node_modules/@mui/system/cssVars/createCssVarsProvider.mjs', import.meta.url),
    )
    expect(readFileSync(mui, 'utf8')).toContain(STILL)
    expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/)
    expect(response?.headers.get('permissions-policy')).toMatch(/geolocation=\(\).*microphone=\(\).*camera=\(self\)/)
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response?.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response?.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['/appointments', '/services/7?tab=rules', '/index.html'])(
    'stands at %s when a person goes there',
    async (path) => {
      expect(await (await get(path, { accept: browser.accept }))?.text()).toBe(html)
    },
  )

  test('of a page that has a document of its own is that one, with a policy for its scripts', async () => {
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
    for (const [path, script] of [
      ['/services', servicesInline],
      ['/services/', servicesInline],
      ['/services?open=find', servicesInline],
      ['/services?page=2&open=01a13ed3-5640-7172-b7e4-a4a707ff2ad2', 'open()'],
      ['/', 'home()'],
      ['/rooms', inline],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- There are six.
      const response = await get(path, browser)
      expect(response?.headers.get('content-security-policy')).toContain(`'sha256-${hashOf(script)}'`)
      expect(response?.headers.get('vary')).toBe('Accept-Encoding, Accept')
      // oxlint-disable-next-line no-await-in-loop -- As above.
      expect(await (await get(path, { accept: browser.accept }))?.text()).toContain(script)
    }
  })

  test('is that of any page for whoever only reads it, such as the worker that keeps it', async () => {
    expect(await (await get('/', { accept: '*/*' }))?.text()).toBe(html)
    expect(await (await get('/index.html', { accept: browser.accept }))?.text()).toBe(html)
  })

  test('of a page is no file', async () => {
    expect(await get('/.pages/services.html', { accept: '*/*' })).toBeUndefined()
  })

  test.each(['/api/v1/services', '/admin/keys', '/openapi.json'])('does not stand at %s', async (path) => {
    expect(await get(path, browser)).toBeUndefined()
  })

  test('does not stand in for a missing script', async () => {
    expect(await get('/assets/gone-12345678.js', { accept: '*/*' })).toBeUndefined()
  })
})

describe('a file', () => {
  const path = '/assets/main-Ab3_d-9x.js'

  test('that is a worker may compile WebAssembly, which the page may not', async () => {
    for (const name of ['reader.worker-Ab3_d-9x.mjs', 'hash.worker-Ab3_d-9x.js']) {
      // oxlint-disable-next-line no-await-in-loop -- There are two.
      const worker = await get(`/assets/${name}`)
      expect(worker?.headers.get('content-type')).toContain('text/javascript')
      expect(worker?.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
    }
    expect((await get(path))?.headers.get('content-security-policy')).not.toContain('wasm')
  })

  test('that is named after its content is kept for ever, another is asked for again', async () => {
    expect((await get(path))?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg'))?.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/demo/logo.svg'))?.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('that is the service worker may answer for every address, and is asked for again', async () => {
    const worker = await get('/sw.js')
    expect(worker?.headers.get('service-worker-allowed')).toBe('/')
    expect(worker?.headers.get('cache-control')).toBe('no-cache')
    expect(worker?.headers.get('content-type')).toContain('text/javascript')
    expect((await get(path))?.headers.get('service-worker-allowed')).toBeNull()
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for %s', async (accepted, encoding, decompress) => {
    const response = await get(path, { 'accept-encoding': accepted })
    expect(response?.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(bytes.length).toBeLessThan(script.length / 10)
    expect(response?.headers.get('content-length')).toBe(String(bytes.length))
    expect(decompress(bytes).toString()).toBe(script)
  })

  test('that the build compressed is sent as it left it, to those who take that, and has no address of its own', async () => {
    const left = brotliCompressSync(`/* ${'smallest '.repeat(200)}*/`)
    writeFileSync(join(folder, 'assets/left-Ab3_d-9x.js'), script)
    writeFileSync(join(folder, 'assets/left-Ab3_d-9x.js.br'), left)
    const served = createStatic(folder, [])
    const ask = (address: string, accepted: string) =>
      served(new Request(`http://desk.example${address}`, { headers: { 'accept-encoding': accepted } }))
    const small = await ask('/assets/left-Ab3_d-9x.js', 'gzip, br')
    expect(small?.headers.get('content-encoding')).toBe('br')
    expect(small?.headers.get('content-type')).toContain('text/javascript')
    expect(Buffer.from((await small?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(left)).toBe(true)
    expect(await (await ask('/assets/left-Ab3_d-9x.js', ''))?.text()).toBe(script)
    expect(await ask('/assets/left-Ab3_d-9x.js.br', 'br')).toBeUndefined()
  })

  test('is not sent again to who has it', async () => {
    const etag = (await get(path, browser))?.headers.get('etag') ?? ''
    const again = await get(path, { ...browser, 'if-none-match': etag })
    expect([again?.status, await again?.text()]).toEqual([304, ''])
  })

  test('answers HEAD without its bytes, and other methods not at all', async () => {
    const head = await get(path, {}, 'HEAD')
    expect([await head?.text(), head?.headers.get('content-length')]).toEqual(['', String(script.length)])
    expect(await get(path, {}, 'POST')).toBeUndefined()
  })

  test('of an earlier version is still there for the pages that are open, and nothing else that was beside it', async () => {
    const asked: string[] = []
    const earlier = async (path: string) => {
      asked.push(path)
      return path === '/assets/page-Ab3_d-9y.js' ? Buffer.from(script) : undefined
    }
    const later = createStatic(folder, ['api'], earlier)
    const ask = (path: string, headers: Record<string, string> = { accept: '*/*' }) =>
      later(new Request(`http://desk.example${path}`, { headers }))
    const found = await ask('/assets/page-Ab3_d-9y.js')
    expect(await found?.text()).toBe(script)
    expect(found?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(found?.headers.get('content-type')).toContain('text/javascript')
    expect(await ask('/assets/page-Ab3_d-9z.js')).toBeUndefined()
    for (const path of ['/assets/../secret-12345678.js', '/old.js', '/assets/plain.js']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(path)).toBeUndefined()
    }
    expect(asked).toEqual(['/assets/page-Ab3_d-9y.js', '/assets/page-Ab3_d-9z.js'])
  })

  test.each(['/.vite/manifest.json', '/../secret', '/assets/..%2f..%2fpackage.json'])(
    'is none at %s',
    async (outside) => {
      expect(await get(outside)).toBeUndefined()
    },
  )
})
