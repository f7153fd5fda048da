import { expect, test } from 'vitest'
import { judgeFile } from './replacement.ts'

const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (it) => it.charCodeAt(0))
const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.gif', type = '') => new File([bytes], name, { type })
const all = { maxSize: null, formats: [] }

test('a file is known by its bytes, whatever its name and type say', async () => {
  expect(await judgeFile(file(GIF), all)).toMatchObject({ format: 'image/gif' })
  expect(await judgeFile(file(GIF, 'Photo.JPEG', 'image/jpg'), all)).toMatchObject({ format: 'image/gif' })
  expect(await judgeFile(file('plain words', 'notes'), all)).toMatchObject({ refused: { kind: 'no-format' } })
})

test('what the deployment does not take is refused before it is sent', async () => {
  const takes = { maxSize: 100, formats: ['image/gif'] }
  expect(await judgeFile(file(GIF), takes)).toMatchObject({ format: 'image/gif' })
  expect(await judgeFile(file(''), takes)).toMatchObject({ refused: { kind: 'empty' } })
  expect(await judgeFile(file(GIF), { ...takes, maxSize: 10 })).toMatchObject({ refused: { kind: 'too-large' } })
  expect(await judgeFile(file(GIF), { ...takes, formats: ['image/png'] })).toMatchObject({
    refused: { kind: 'not-taken' },
  })
})

test('what the service would refuse for its bytes is refused as before any upload', async () => {
  const cut = await judgeFile(file(GIF.slice(0, -1), 'a.gif', 'image/gif'), all)
  expect(cut).toMatchObject({ refused: { kind: 'trouble', trouble: { kind: 'damaged' } } })
  const locked = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\nxref\n0 1\ntrailer\n<< /Encrypt 5 0 R >>\nstartxref\n30\n%%EOF\n'
  expect(await judgeFile(file(locked, 'a.pdf', 'application/pdf'), all)).toMatchObject({
    refused: { kind: 'trouble', trouble: { kind: 'encrypted' } },
  })
})
