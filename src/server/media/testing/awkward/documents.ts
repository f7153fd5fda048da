import { crc32 } from 'node:zlib'
import { type Awkward, cut, tailed } from './awkward.ts'

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const ODP = 'application/vnd.oasis.opendocument.presentation'

const pdf = (trailer = '', body = '1 0 obj\n<< /Type /Catalog >>\nendobj\n'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${trailer} >>\nstartxref\n${9 + body.length}\n%%EOF\n`,
  )

/** A ZIP archive of stored files; `flags` of each entry. */
const zip = (files: Readonly<Record<string, string>>, flags = 0): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt32LE(crc32(text), 10)
    facts.writeUInt32LE(text.length, 14)
    facts.writeUInt32LE(text.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name + text)])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, tail, Buffer.from(name)]))
    parts.push(entry)
    at += entry.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

const type = `application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml`
const slides = {
  '[Content_Types].xml': `<Types><Override PartName="/ppt/presentation.xml" ContentType="${type}"/></Types>`,
  'ppt/presentation.xml': '<p:presentation/>',
}
const open = { mimetype: ODP, 'content.xml': '<office:document-content/>' }
/** The head of the container in which older programs kept everything, and newer ones what has a password. */
const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)])

/** A model, as small as it can be, that says it has so many bytes. */
export const glb = (length: number): Buffer => {
  const scene = '{"asset":{"version":"2.0"}} '
  const head = Buffer.alloc(20)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(length, 8)
  head.writeUInt32LE(scene.length, 12)
  head.write('JSON', 16)
  return Buffer.concat([head, Buffer.from(scene)])
}

const farTable = Buffer.from(pdf().toString().replace('startxref\n', 'startxref\n99'))

/** Documents, presentations and models. */
export const DOCUMENTS: readonly Awkward[] = [
  ['a sound document', 'application/pdf', pdf(), undefined],
  [
    'a document of rubbish',
    'application/pdf',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(541, 0x5a)]),
    'damaged',
  ],
  ['a document cut in half', 'application/pdf', pdf().subarray(0, 60), 'damaged'],
  ['a document with a long rubbish tail', 'application/pdf', tailed(pdf(), Buffer.alloc(5000, 0x5a)), 'damaged'],
  ['a document with an empty line behind its end', 'application/pdf', tailed(pdf(), '\n\n'), undefined],
  ['a document whose table lies behind its end', 'application/pdf', farTable, 'damaged'],
  ['an encrypted document', 'application/pdf', pdf('/Encrypt 5 0 R'), 'password'],
  ['a page that is called a document', 'application/pdf', Buffer.from('<html><p>a</p></html>'), 'of no known format'],
  ['a sound presentation', PPTX, zip(slides), undefined],
  ['a presentation cut in half', PPTX, cut(zip(slides), 0.8), 'damaged'],
  ['a presentation with a password', PPTX, container, 'but its content is application/'],
  ['an older presentation', 'application/vnd.ms-powerpoint', container, undefined],
  ['an archive that is called a presentation', PPTX, zip({ 'a.txt': 'a' }), 'but its content is application/'],
  ['a sound open presentation', ODP, zip(open), undefined],
  ['an open presentation cut in half', ODP, cut(zip(open), 0.8), 'damaged'],
  ['a sound model', 'model/gltf-binary', glb(48), undefined],
  ['a model that says it is longer', 'model/gltf-binary', glb(4800), 'damaged'],
]
