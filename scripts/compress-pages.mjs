// Writes a compressed form of each built file beside it: the smallest, which no server could make while a browser waits, of what
// pages wait for. What comes behind them is two hundredths larger, and made in less than half the time.
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

/** Brotli's steps: the last one takes more than twice the time of the one before. */
const [SMALL, SMALLER] = [10, 11]

/**
 * Compresses the files of a folder by brotli: `main.js` gets a `main.js.br` beside it. Those that pages wait for, by their paths in the
 * folder, get the smallest form; all of them, where it is not said.
 */
export async function compressPages(folder, waitedFor) {
  const first = waitedFor && new Set(waitedFor.map((name) => join(folder, name)))
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const compressNext = async () => {
    for (let path = names.pop(); path !== undefined; path = names.pop()) {
      const bytes = await readFile(path)
      if (bytes.length < SMALLEST) continue
      const quality = first === undefined || first.has(path) ? SMALLER : SMALL
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}
