/** Bytes of a file from one place to before another. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array>
