/** As much of an answer as is of use, in bytes; a server that sends more is stopped. */
export async function firstBytes(response: Response, most: number): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  while (reader && length < most) {
    // oxlint-disable-next-line no-await-in-loop -- One part comes after the other.
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
  }
  void reader?.cancel().catch(() => {})
  return new Uint8Array(await new Blob(parts.map((it) => it.slice())).arrayBuffer())
}
