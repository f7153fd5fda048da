import { expect, it } from 'vitest'
import { replayed } from '#api/stores/testing/replayed.ts'
import { sameAnswers } from '#api/stores/testing/same-answers.ts'
import { storeLaws } from '#api/stores/testing/store-laws.ts'
import { openMemoryPglite } from './pglite.ts'
import { underLaw } from './testing/under-law.ts'

storeLaws('SQL store on PGlite', async () => underLaw(await openMemoryPglite()))

it('answers random stories as memory does', async () => {
  const under = await underLaw(await openMemoryPglite())
  await expect(sameAnswers(under, 100)).resolves.toBeUndefined()
  await under.close()
}, 120_000)

it('records changes that make the same rows again', async () => {
  const under = await underLaw(await openMemoryPglite())
  await expect(replayed(under, 60)).resolves.toBeUndefined()
  await under.close()
}, 120_000)
