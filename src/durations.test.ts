import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isProduct } from './testing/check-layers.ts'

const sources = fileURLToPath(new URL('.', import.meta.url))
/** Where the numbers stand; the contract and the signature import nothing but themselves. */
const OWN = /^api\/(time\/durations\.ts$|contract\/|signing\/)/
/** Milliseconds of a minute, an hour or a day, written out. */
const WRITTEN = /\b(?:60_?000|3_?600_?000|86_?400_?000)\b/

test('milliseconds of a minute, an hour and a day are said once', () => {
  const product = readdirSync(sources, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.tsx?$/.test(path) && isProduct(path) && !OWN.test(relative(sources, path)))
  expect(product.length).toBeGreaterThan(1000)
  // `MINUTE`, `HOUR` and `DAY` are in `#api/time/durations.ts`.
  expect(product.filter((path) => WRITTEN.test(readFileSync(path, 'utf8')))).toEqual([])
})
