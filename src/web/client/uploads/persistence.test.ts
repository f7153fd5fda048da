import { expect, test } from 'vitest'
import { jobOf, uploadFacts } from './job.ts'
import { createKeeper } from './persistence.ts'
import { memoryUploads } from './testing/memory-uploads.ts'

test('a file that is written after its upload has ended does not stay on the device', async () => {
  const { store, dump } = memoryUploads()
  let write = (): void => {}
  const written = new Promise<void>((resolve) => (write = resolve))
  const slow = { ...store, keepFile: (id: string, kept: File) => written.then(() => store.keepFile(id, kept)) }
  const keeper = createKeeper({ store: slow, connectionId: 'here', keptSize: 100, onKept: () => {} })
  const file = new File(['pixels'], 'walk.png', { type: 'image/png' })
  const facts = uploadFacts(
    { file, name: 'walk', format: 'image/png' },
    { id: 'one', connectionId: 'here', order: 1, declaration: 'two' },
  )
  const keeping = keeper.keep(jobOf(facts, file))
  await keeper.drop('one')
  write()
  await keeping
  await keeper.drop('one')
  expect(dump()).toEqual({ facts: [], files: [] })
})
