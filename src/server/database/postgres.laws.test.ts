import { inject } from 'vitest'
import { storeLaws } from '../../api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'
import { underLaw } from './testing/under-law.ts'

storeLaws('SQL store on PostgreSQL', async () => underLaw(openPg(await newDatabase(inject('postgresUrl')))))
