import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '#api/contract/openapi.ts'
import type { CodeSample } from '#api/contract/upload-samples.ts'
import { DEPOTS } from './testing/depots.ts'
import { openPictureDesk, patch } from './testing/media-service.ts'

const run = promisify(execFile)
const profile = { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' }
const { paths } = openApiDocument({ name: 'Frontdesk', version: '1', profile }) as {
  paths: Record<string, Record<'patch' | 'get', { 'x-codeSamples'?: readonly CodeSample[] } | undefined>>
}
const samples = Object.values(paths).flatMap(({ patch: send }) => send?.['x-codeSamples'] ?? [])
const shown = Object.values(paths).flatMap(({ get }) => get?.['x-codeSamples'] ?? [])
const runnable = (all: readonly CodeSample[]) =>
  all.filter(({ label }) => label !== 'curl' || hasCurl).map((it) => [it.label, it] as const)

/** Programs that a sample in this language is run with, after it was written to a file of this name. */
const RUN_WITH = { Shell: ['sh', 'sample.sh'], JavaScript: [process.execPath, 'sample.mjs'] } as const

const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)
if (!hasCurl) console.log('not run: the sample for curl, because this machine has no curl')

describe.each(DEPOTS)('over %s', async (kind) => {
  const { media, picture, image, stateOf } = await openPictureDesk(kind)
  // Beside the project's packages, so that the sample finds the client that it imports.
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(fileURLToPath(new URL('../../../node_modules/.sample-', import.meta.url)))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await media.close()
  })

  test.each(runnable(samples))(
    'the example for %s sends a file, and goes on with one that was begun',
    async (_, { lang, source }) => {
      const [program, name] = RUN_WITH[lang]
      await writeFile(join(folder, name), source)
      await writeFile(join(folder, 'picture.png'), picture)
      const [whole, begun] = [await image(), await image()]
      await patch(media.url, begun.uploadUrl, 0, picture.subarray(0, 1000))
      for (const made of [whole, begun]) {
        // oxlint-disable-next-line no-await-in-loop -- One program after the other.
        await run(program, [join(folder, name)], {
          env: { ...process.env, UPLOAD_URL: media.url + made.uploadUrl, FILE: join(folder, 'picture.png') },
        })
        // oxlint-disable-next-line no-await-in-loop -- As above.
        expect(await stateOf(made.id)).toMatchObject({ status: 'ready', size: picture.length })
      }
    },
    60_000,
  )

  test.each(runnable(shown))(
    'the example for %s keeps a smaller picture, cut to its shape',
    async (label, { lang, source }) => {
      const [program, name] = RUN_WITH[lang]
      const made = await image()
      await patch(media.url, made.uploadUrl, 0, picture)
      const { url } = await stateOf(made.id)
      const file = join(folder, `small-${label}`)
      await writeFile(join(folder, name), source)
      await run(program, [join(folder, name)], {
        env: { ...process.env, MEDIA_URL: `${media.url}${url}`, FILE: file },
      })
      const { format, width, height } = await sharp(file).metadata()
      expect([format, Math.abs(width / height - 16 / 9) < 0.02]).toEqual(['webp', true])
      expect(width).toBeLessThanOrEqual(640)
    },
    60_000,
  )
})

test('the document has an example for a shell and one for the public client', () => {
  expect(samples.map(({ label }) => label)).toEqual(['curl', 'tus-js-client'])
  expect(shown.map(({ label }) => label)).toEqual(['curl', 'fetch'])
})
