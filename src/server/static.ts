import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isNamedByContent } from './earlier-pages.ts'
import { acceptedEncoding, type Encoding, SMALLEST_COMPRESSED } from '#api/http/encoding.ts'
import { pathOfUrl } from '#api/http/path-of-url.ts'
import { pageHeaders, scriptHashes, styleHashes, workerHeaders } from './page-headers.ts'

interface WebFile {
  bytes: Buffer
  type: string
  etag: string
  /** How long a browser may keep it, as it is told so: what is named after its content for ever. */
  keeps: string
  /** The build gives its ending, or the word in its name, to workers alone. */
  isWorker: boolean
  /** The worker that keeps the page for a day without the network: it answers for every address of the dashboard. */
  isServiceWorker: boolean
  /** Compressed bytes by encoding: as the build left them, or made when they are first asked for. */
  compressed: Map<string, Promise<Buffer>>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
}
const ENCODERS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** The ending of what the build compressed: it takes longer for it than a browser would wait. */
const BUILT = '.br'

function readFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    // Whatever begins with a dot was left by the build for other tools.
    if (!entry.isFile() || name.includes('/.')) continue
    files.set(name, webFile(name, readFileSync(path)))
  }
  for (const [name, { bytes }] of files) {
    const whole = name.endsWith(BUILT) && files.get(name.slice(0, -BUILT.length))
    if (!whole) continue
    whole.compressed.set('br', Promise.resolve(bytes))
    files.delete(name)
  }
  return files
}

/** Where a document stands, as the build says it: texts of regular expressions. */
interface DocumentAddress {
  document: string
  path: string
  /** For what the query says stands open on the page; a page without it is for whatever stands open. */
  open?: string
}

/** The documents of pages that the build made, each with the files of its page; a folder without them has none. */
function readDocuments(folder: string): { all: WebFile[]; at: (url: string) => WebFile | undefined } {
  const documents = join(folder, '.pages')
  const list = join(documents, 'addresses.json')
  const addresses: readonly DocumentAddress[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const byName = new Map(
    addresses.map(({ document: name }) => [name, webFile(`/${name}`, readFileSync(join(documents, name)))] as const),
  )
  const ranked = addresses.map(({ document, path, open }) => ({
    document: byName.get(document),
    path: new RegExp(path),
    open: open === undefined ? undefined : new RegExp(open),
  }))
  return {
    all: [...byName.values()],
    at: (url) => {
      const path = pathOfUrl(url)
      const open = new URL(url).searchParams.get('open') ?? ''
      return ranked.find((it) => it.path.test(path) && (it.open?.test(open) ?? true))?.document
    },
  }
}

const keepsOf = (name: string): string => {
  if (isNamedByContent(name)) return 'public, max-age=31536000, immutable'
  // Pictures and films of the demo: a page shows one in several places, and each would be asked for anew.
  return name.startsWith('/demo/') ? 'public, max-age=3600' : 'no-cache'
}

const webFile = (name: string, bytes: Buffer): WebFile => ({
  bytes,
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
  isWorker: /\.mjs$|\.worker-[\w-]+\.js$/.test(name),
  isServiceWorker: name === '/sw.js',
  keeps: keepsOf(name),
  compressed: new Map(),
})

/**
 * Serves the built dashboard out of memory: undefined for what is none of its files. An address that a person opens and
 * that no file and none of the service's own `reserved` first segments has, is a page of the dashboard. What only a page of
 * an earlier version asks for, `earlier` finds by its address. `mediaOrigins` is as `pageHeaders` takes it.
 */
export function createStatic(
  folder: string,
  reserved: readonly string[],
  earlier: (path: string) => Promise<Buffer | undefined> = async () => undefined,
  mediaOrigins?: readonly string[],
): (request: Request) => Promise<Response | undefined> {
  const files = readFiles(folder)
  const index = files.get('/index.html')
  const ownDocument = readDocuments(folder)
  const guards = new Map([index, ...ownDocument.all].map((document) => [document, guardsOf(document, mediaOrigins)]))

  const find = (request: Request, path: string): WebFile | undefined => {
    const navigates = request.headers.get('accept')?.includes('text/html') ?? false
    // Who only reads an address, such as the worker that keeps the page, wants what any page may stand in.
    if (path === '/') return navigates ? (ownDocument.at(request.url) ?? index) : index
    const file = files.get(path)
    if (file) return file
    return navigates && !reserved.includes(path.split('/')[1] ?? '')
      ? (ownDocument.at(request.url) ?? index)
      : undefined
  }

  const earlierOf = async (path: string): Promise<WebFile | undefined> => {
    const bytes = isNamedByContent(path) ? await earlier(path) : undefined
    return bytes && webFile(path, bytes)
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = pathOfUrl(request.url)
    const file = find(request, path) ?? (await earlierOf(path))
    return file && answer(request, file, file.isWorker ? workerHeaders : (guards.get(file) ?? guards.get(index) ?? {}))
  }
}

const guardsOf = (document: WebFile | undefined, mediaOrigins?: readonly string[]): Record<string, string> => {
  const html = document?.bytes.toString('utf8') ?? ''
  return pageHeaders(scriptHashes(html), styleHashes(html), mediaOrigins)
}

async function answer(request: Request, file: WebFile, guards: Record<string, string>): Promise<Response> {
  const encoding = encodingOf(request, file)
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag,
    'cache-control': file.keeps,
    vary: file.type.startsWith('text/html') ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(file.isServiceWorker ? { 'service-worker-allowed': '/' } : {}),
    ...guards,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((it) => it.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers })
  const bytes = encoding ? await compress(file, encoding) : file.bytes
  headers['content-length'] = String(bytes.length)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

function encodingOf(request: Request, { bytes, type }: WebFile): Encoding | undefined {
  if (bytes.length < SMALLEST_COMPRESSED || !/^text|json|svg|wasm/.test(type)) return undefined
  return acceptedEncoding(request.headers.get('accept-encoding'))
}

function compress(file: WebFile, encoding: Encoding): Promise<Buffer> {
  const made = file.compressed.get(encoding) ?? ENCODERS[encoding](file.bytes)
  file.compressed.set(encoding, made)
  return made
}
