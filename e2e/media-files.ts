import sharp from 'sharp'
import { call } from './call.ts'
import type { RunningServer } from './server.ts'

/** A document of two pages, each with its words, written by hand. */
export function twoPages(): Buffer {
  const words = (text: string) => `BT /F1 36 Tf 60 200 Td (${text}) Tj ET`
  const stream = (text: string) => `<< /Length ${words(text).length} >>\nstream\n${words(text)}\nendstream`
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 480 270] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5),
    page(6),
    stream('The first page'),
    stream('The second page'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** A picture with something to be seen in it: bands of colour, as wide as told. */
export const bands = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#2a6f97"/><stop offset=".5" stop-color="#f4a259"/><stop offset="1" stop-color="#5b8e7d"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="15%" fill="#fff"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** Makes a medium with its bytes, as a program would by the interface, and answers its id. */
export async function putMedium(server: RunningServer, about: object, bytes: Buffer): Promise<string> {
  const made = await call<{ id: string; uploadUrl: string }>(server, 'POST', '/api/v1/multimedia', {
    ...about,
    size: bytes.length,
  })
  const sent = await fetch(new URL(made.uploadUrl, server.url), {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  })
  if (sent.status !== 204) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`)
  return made.id
}
