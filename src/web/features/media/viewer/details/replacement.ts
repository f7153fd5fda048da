import { problemWords } from '../../../../fields/uploads/preflight/problem-words.ts'
import { readFacts } from '../../../../fields/uploads/preflight/read-facts.ts'
import { type FileFacts, isBlocking, verdict, type Problem } from '../../../../fields/uploads/preflight/verdict.ts'
import type { UploadLimits } from '../../../../fields/uploads/use-upload-limits.ts'

/** A file that may take the place of another: its format, what is worth knowing of it, and a small picture where it has one. */
export interface Accepted {
  format: string
  notes: readonly Problem[]
  facts: FileFacts
  picture: Blob | undefined
  /** What is sent: the file that was chosen, or what it was converted to. */
  file: File
}

/** Whether a file may take the place of another, or why not. */
export type Verdict = Accepted | { refused: Problem }

/** What the place of the file says already; the words of the medium stay, so none are asked for. */
const SAID = { type: undefined, altText: '' }

/** Why a file may not take the place of another, for people. */
export const whyRefused = problemWords

/** Looks at a file before a byte of it is sent, as before every upload. */
export const judgeFile = async (file: File, limits: UploadLimits): Promise<Verdict> => {
  const { facts, picture, file: converted } = await readFacts(file, new AbortController().signal)
  const notes = verdict(facts, limits, SAID)
  const refused = notes.find(isBlocking)
  if (refused) return { refused }
  return facts.format === undefined
    ? { refused: { kind: 'no-format', claimed: undefined } }
    : { format: facts.format, notes, facts, picture, file: converted ?? file }
}
