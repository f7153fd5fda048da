import type { Voting } from '#api/contract/appointment-fields.ts'
import type { IconName } from '../../../ui/icons.tsx'

/** An answer to an option of a poll. */
export type VoteAnswer = Voting['votes'][number]['answer']

const FACES = {
  yes: { icon: 'check', label: /*i18n*/ 'Yes' },
  'if-need-be': { icon: 'pending', label: /*i18n*/ 'If needed' },
  no: { icon: 'close', label: /*i18n*/ 'No' },
} as const satisfies Record<VoteAnswer, { icon: IconName; label: string }>

/** The answers, the most willing first. */
export const ANSWERS = ['yes', 'if-need-be', 'no'] as const satisfies readonly VoteAnswer[]

/** How an answer looks: icon and word, since colour alone says nothing. */
export const answerFace = (answer: VoteAnswer): { label: string; icon: IconName } => FACES[answer]
