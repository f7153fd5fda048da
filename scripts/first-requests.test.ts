import { expect, test } from 'vitest'
import { withRequests } from './first-requests.ts'

test('the maps and what reads them stand before the first code that is asked for, and behind what names the encoding', () => {
  const html = '<head><meta charset="utf-8"><title>Desk</title><script type="module" src="/a.js"></script></head>'
  const page = { code: ['assets/page-1.js'], texts: {}, imports: { '/assets/a.js': '/assets/page-1.js' } }
  const connect = { code: ['assets/page-2.js'], texts: {}, imports: { '/assets/a.js': '/assets/page-2.js' } }
  const shell = { entry: 'assets/entry.js', rendering: ['assets/frame.js'] }
  const document = withRequests(html, shell, page, connect)
  const wanted = [
    'charset',
    '"/assets/page-1.js"',
    '"/assets/page-2.js"',
    '(function preload',
    'assets/frame.js',
    'type="module"',
  ]
  const places = wanted.map((it) => document.indexOf(it))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
