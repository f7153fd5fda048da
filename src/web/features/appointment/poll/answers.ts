import type { Voting } from '#api/contract/appointment-fields.ts'
import type { IconName } from '../../../ui/icons.tsx'
import type { Tone } from '../../../theme/colors.ts'
import { TONE_GLYPHS } from '../../../ui/tone-glyphs.ts'

/** An answer to an option of a poll. */
export type VoteAnswer = Voting['votes'][number]['answer']

const FACES = {
  yes: { tone: 'confirmed', label: /*i18n*/ 'Yes' },
  'if-need-be': { tone: 'pending', label: /*i18n*/ 'If needed' },
  no: { tone: 'cancelled', label: /*i18n*/ 'No' },
} as const satisfies Record<VoteAnswer, { tone: Tone; label: string }>

/** The answers, the most willing first. */
export const ANSWERS = ['yes', 'if-need-be', 'no'] as const satisfies readonly VoteAnswer[]

/** How an answer looks: icon and word, since colour alone says nothing. */
export const answerFace = (answer: VoteAnswer): { tone: Tone; label: string; icon: IconName } => ({
  ...FACES[answer],
  icon: TONE_GLYPHS[FACES[answer].tone],
})
