import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOwnCode, isPlainDrawing } from './trust-own-code.ts'

const page = 'https://desk.example/multimedia'

test.each([
  ['/sw.js', true],
  ['https://desk.example/assets/pdf.worker.min-D9Qhwe6L.mjs', true],
  ['/assets/read-file-worker-a_b-c.js?x=1', true],
  ['https://evil.example/assets/a.js', false],
  ['//evil.example/sw.js', false],
  ['/media/o/m/1/x.js', false],
  ['/assets/../media/x.js', false],
  ['/assets/a%2fb.js', false],
  ['blob:https://desk.example/3f', false],
  ['data:text/javascript,1', false],
  ['http://', false],
])('%s is code of this page: %s', (url, own) => {
  expect(isOwnCode(url, page)).toBe(own)
})

test.each([
  '',
  'Loading...',
  'a > b & c',
  '\n <circle cx="8" cy="8" r="8" fill="rgba(0, 0, 0, 0.5)"/>\n <path d="" fill="none" stroke-width="2" stroke-linecap="round"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g transform="rotate(45)"><rect x="-5" y="-65"/></g></svg>',
])('%j is drawn', (html) => {
  expect(isPlainDrawing(html)).toBe(true)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload="alert(1)">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style>*{}</style></svg>',
  '<svg><a href="javascript:alert(1)"><path d=""/></a></svg>',
  '<svg><use href="data:,x"/></svg>',
  '<path style="color: red"/>',
  '<path d="1" d="><script>"/>',
  "<path d='\"><img src=x onerror=alert(1)>'/>",
  '<path d="x"onload="alert(1)"/>',
  '<!-- --><iframe srcdoc="x">',
  '<p>words</p>',
  '<',
])('%j is refused', (html) => {
  expect(isPlainDrawing(html)).toBe(false)
})

test('what the sphere needs is drawn', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('@photo-sphere-viewer/core'), 'utf8')
  const close = /var close_default = ['"](.*?)(?:\\n)?['"];\n/.exec(library)?.[1]?.replaceAll('\\"', '"') ?? '<missing>'
  expect(isPlainDrawing(close)).toBe(true)
})

test('a long text is judged in no time', () => {
  expect(isPlainDrawing(`${'<path d="'.repeat(50_000)}`)).toBe(false)
})

test('whoever starts a worker lets the browser trust its code before', () => {
  const web = join(import.meta.dirname, '..')
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(web, file), 'utf8')] as const)
    .filter(([, source]) => source.includes('new Worker('))
  expect(sources.length).toBeGreaterThan(2)
  const untrusted = sources.filter(([, source]) => !/trustOwnCode\(\)[^]*new Worker\(/.test(source))
  expect(untrusted.map(([file]) => file)).toEqual([])
})
