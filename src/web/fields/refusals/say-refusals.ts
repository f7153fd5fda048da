import { sayRefusalsBy } from '../../client/error-words.ts'
import { refusalIn } from './refusal-words.ts'

/** Says refusals in the reader's language from now on; their texts must be there. */
export const sayRefusals = (): void => sayRefusalsBy(refusalIn)
