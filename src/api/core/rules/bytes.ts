/** The numbers within some bytes; the same memory, no copy. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads a letter from each byte, so that places in the text are places among the bytes; whole texts only. */
export const latin1 = new TextDecoder('latin1')
