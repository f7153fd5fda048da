import { expect, inject, it } from 'vitest'
import { replayed } from '#api/stores/testing/replayed.ts'
import { sameAnswers } from '#api/stores/testing/same-answers.ts'
import { storeLaws } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'
import { underLaw } from './testing/under-law.ts'

storeLaws('SQL store on PostgreSQL', async () => underLaw(openPg(await newDatabase(inject('postgresUrl')))))

it('answers random stories as memory does', async () => {
  const under = await underLaw(openPg(await newDatabase(inject('postgresUrl'))))
  await expect(sameAnswers(under, 150)).resolves.toBeUndefined()
  await under.close()
}, 120_000)

it('records changes that make the same rows again', async () => {
  const under = await underLaw(openPg(await newDatabase(inject('postgresUrl'))))
  await expect(replayed(under, 100)).resolves.toBeUndefined()
  await under.close()
}, 120_000)
