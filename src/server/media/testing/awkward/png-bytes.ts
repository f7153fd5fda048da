import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG, with its check sum. */
export const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** What a PNG begins with. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What it ends with. */
export const END = chunk('IEND', Buffer.alloc(0))

/** The first chunk of a PNG of one bit a pixel. */
export const headOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  return chunk('IHDR', head)
}

/** A PNG of one color that says it is this large, with `rows` rows of it. */
export const plainPng = (width: number, height: number, rows = height): Buffer => {
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))
  return Buffer.concat([SIGNATURE, headOf(width, height), chunk('IDAT', pixels), END])
}

/** A PNG of two frames that are both its first picture. */
export const animatedPng = (still: Buffer, width: number, height: number): Buffer => {
  const pixels = still.indexOf('IDAT') - 4
  const control = Buffer.alloc(8)
  control.writeUInt32BE(2, 0)
  const frame = (number: number): Buffer => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(number, 0)
    data.writeUInt32BE(width, 4)
    data.writeUInt32BE(height, 8)
    data.writeUInt16BE(1, 20)
    data.writeUInt16BE(10, 22)
    return chunk('fcTL', data)
  }
  const length = still.readUInt32BE(pixels)
  const data = still.subarray(pixels + 8, pixels + 8 + length)
  const second = chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), data]))
  const [head, body] = [still.subarray(0, pixels), still.subarray(pixels, -END.length)]
  return Buffer.concat([head, chunk('acTL', control), frame(0), body, frame(1), second, END])
}
