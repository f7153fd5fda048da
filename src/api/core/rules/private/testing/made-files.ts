import sharp from 'sharp'

/** Two pictures that alternate, with a comment and with XMP as programs leave them. */
export async function gif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer()
  const plain = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .gif({ loop: 0, delay: [100, 200] })
    .toBuffer()
  const comment = 'by Ana Owner'
  const xmp =
    '<x:xmpmeta><rdf:Description tiff:Make="Lumen" tiff:Model="X100"><dc:creator><rdf:Seq><rdf:li>Ana Owner</rdf:li></rdf:Seq></dc:creator></rdf:Description></x:xmpmeta>'
  // What is no row of blocks ends as one: a trailer of falling numbers leads every reader to its end.
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0])
  const blocks = Buffer.concat([
    Buffer.from([0x21, 0xfe, comment.length]),
    Buffer.from(comment),
    Buffer.from([0]),
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from(`XMP DataXMP${xmp}`),
    trailer,
  ])
  const table = plain[10] ?? 0
  const at = 13 + ((table & 0x80) === 0 ? 0 : 3 * 2 ** ((table & 7) + 1))
  return Buffer.concat([plain.subarray(0, at), blocks, plain.subarray(at), Buffer.from('Ana Owner')])
}

/** A drawing as a program writes it: with a comment, metadata, and the folder that it lay in. */
export const svg = (): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!-- drawn by Ana Owner -->
<!DOCTYPE svg [ <!ENTITY a "b"> ]>
<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" sodipodi:docname="/home/Ana Owner/hill.svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
  <title>A hill — by the sea</title>
  <metadata id="m"><rdf:RDF xmlns:rdf="r" xmlns:dc="d" xmlns:cc="c"><dc:creator><cc:Agent><dc:title>Ana Owner</dc:title></cc:Agent></dc:creator></rdf:RDF></metadata>
  <style><![CDATA[ .a { fill: red } /* <metadata> */ ]]></style>
  <rect class="a" width="9" height="9"/><path fill="none" d="M0 0 > 9 9"/>
</svg>`)

const syncsafe = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((by) => (value >> by) & 127))

const frame = (name: string, words: string): Buffer =>
  Buffer.concat([Buffer.from(name), syncsafe(words.length + 1), Buffer.from([0, 0, 3]), Buffer.from(words)])

/** Tags of a sound: before it, and behind it those of two kinds. */
function tagged(sound: Buffer): Buffer {
  const frames = Buffer.concat([
    frame('TIT2', 'Waves'),
    frame('TPE1', 'Ana Owner'),
    frame('TXXX', 'gps\0' + '40.4168 -3.7038'),
  ])
  const last = Buffer.alloc(128)
  last.write('TAGWaves')
  last.write('Ana Owner', 33)
  return Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([4, 0, 0]),
    syncsafe(frames.length + 20),
    frames,
    Buffer.alloc(20),
    sound,
    apeTag('Ana Owner'),
    last,
  ])
}

function apeTag(owner: string): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return bytes
  }
  const item = Buffer.concat([number(owner.length), number(0), Buffer.from('Artist\0'), Buffer.from(owner)])
  const frameOf = (flags: number) =>
    Buffer.concat([
      Buffer.from('APETAGEX'),
      number(2000),
      number(item.length + 32),
      number(1),
      number(flags),
      Buffer.alloc(8),
    ])
  return Buffer.concat([frameOf(0xa0000000), item, frameOf(0x80000000)])
}

/** An MP3 with tags before and behind its sound. */
export const mp3 = (): Buffer => tagged(Buffer.from('\u00ff\u00fb\u0090sound', 'latin1'))

/** An AAC as it is broadcast (ADTS) with tags before and behind its sound: two frames of silence. */
export const aac = (): Buffer => tagged(Buffer.concat([adts, adts]))

/** One frame of 44.1 kHz in stereo, and the two elements of silence in it. */
const adts = Buffer.from('fff150800180fc211b94a2860d0000', 'hex')

/** A document of no pages, with its description, XMP and a bookmark. */
export const pdf = (): Buffer =>
  Buffer.from(
    `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
3 0 obj << /Author (Ana Owner) /Creator (Lumen \\(X100\\)) /Keywords (a (b) Ana Owner) /Subject <416E61204F776E6572> >> endobj
4 0 obj << /Type /Metadata /Length 99 >> stream
<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><rdf:Description><dc:creator><rdf:Seq><rdf:li>Ana Owner</rdf:li></rdf:Seq></dc:creator></rdf:Description><?xpacket end="w"?>
endstream endobj
6 0 obj << /Title (First chapter) >> endobj
trailer << /Root 1 0 R /Info 3 0 R >>
startxref
0
%%EOF
`,
    'latin1',
  )
