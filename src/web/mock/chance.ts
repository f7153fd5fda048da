const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A new UUID version 7: 48 bits of time, then chance, so that ids sort by creation. */
export const newUuid = (now: number): string => {
  const time = now.toString(16).padStart(12, '0')
  const rest = random(10)
  rest[0] = 0x70 | ((rest[0] ?? 0) & 0x0f)
  rest[2] = 0x80 | ((rest[2] ?? 0) & 0x3f)
  const text = time + hex(rest)
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** Characters out of an alphabet, each as likely as the other. */
export const randomText = (length: number, alphabet: string): string => {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length)) {
      // A byte beyond the last whole round would favour the first characters.
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
