import { readFacts } from '../../../../fields/uploads/preflight/read-facts.ts'
import { isBlocking, verdict, type Problem } from '../../../../fields/uploads/preflight/verdict.ts'
import type { UploadLimits } from '../../../../fields/uploads/use-upload-limits.ts'

/** Whether a file may take the place of another: its format and what is worth knowing of it, or why not. */
export type Verdict = { format: string; notes: readonly Problem[] } | { refused: Problem }

/** What the place of the file says already; the words of the medium stay, so none are asked for. */
const SAID = { type: undefined, altText: '' }

/** Looks at a file before a byte of it is sent, as before every upload. */
export const judgeFile = async (file: File, limits: UploadLimits): Promise<Verdict> => {
  const { facts } = await readFacts(file, new AbortController().signal)
  const notes = verdict(facts, limits, SAID)
  const refused = notes.find(isBlocking)
  if (refused) return { refused }
  return facts.format === undefined
    ? { refused: { kind: 'no-format', claimed: undefined } }
    : { format: facts.format, notes }
}
