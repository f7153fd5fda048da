import { storeLaws } from '../../api/stores/testing/store-laws.ts'
import { openMemoryPglite } from './pglite.ts'
import { underLaw } from './testing/under-law.ts'

storeLaws('SQL store on PGlite', async () => underLaw(await openMemoryPglite()))
