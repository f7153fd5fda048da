// Writes the most compressed form of each built file beside it, which no server could make while a browser waits.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
/** What is sent smaller; pictures and typefaces are compressed already. */
const SHRINKS = /\.(?:js|mjs|css|svg|wasm)$/
/** Bytes below which nothing is saved. */
const SMALLEST = 1024
/** Files at a time: as many as Node has workers for it. */
const AT_ONCE = 4

/** Compresses the files of a folder by brotli: `main.js` gets a `main.js.br` beside it. */
export async function compressPages(folder) {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const compressNext = async () => {
    for (let path = names.pop(); path !== undefined; path = names.pop()) {
      const bytes = await readFile(path)
      if (bytes.length < SMALLEST) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}
