import { sayRefusalsBy } from '../../client/error-words.ts'
import { refusalIn } from './refusal-words.ts'

sayRefusalsBy(refusalIn)
