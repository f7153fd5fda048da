import type { Multimedia } from '#api/contract/multimedia.ts'
import { foldersOf } from '../dropped-files.ts'
import type { WantedUpload } from '../../../client/uploads/upload.ts'
import type { UploadLimits } from '../use-upload-limits.ts'
import { type Candidate, type CandidatesState, waitingForFingerprint } from './candidates.ts'
import { fieldsForAll, type ForAll, wordsOfFile } from './for-all.ts'
import { twinsOf } from './twins.ts'
import { isBlocking, isSentByItself, verdict, type Twin } from './verdict.ts'

/** A file with what follows from all that is known. */
export interface Judged {
  candidate: Candidate
  /** What it will be called, and what will be said of what it shows. */
  name: string
  altText: string
  twin: Twin | undefined
  /** The medium that has the same bytes. */
  medium: Multimedia | undefined
  /** Whether it is still compared with others. */
  comparing: boolean
  isSent: boolean
}

/** What would be sent as things stand. */
export interface Summary {
  rows: readonly Judged[]
  count: number
  /** Files that would be sent, and their bytes. */
  sent: number
  bytes: number
  /** That cannot be sent. */
  refused: number
  /** Whose bytes are somewhere else already. */
  twins: number
  /** That are still read or compared. */
  reading: number
  /** That could be sent. */
  sendable: number
  /** That would be sent without the alternative text that they should have. */
  silent: number
}

/** Judges every file by what is known so far. */
export const summaryOf = (state: CandidatesState, limits: UploadLimits, forAll: ForAll): Summary => {
  const known = state.known ?? []
  const byId = new Map(known.map((medium) => [medium.id, medium]))
  const waiting = new Set(waitingForFingerprint(state))
  const twins = twinsOf(state.candidates, known)
  const found = state.candidates.map((candidate, at) => {
    const twin = twins[at]
    const words = wordsOfFile(candidate, forAll, at)
    const said = { type: candidate.type, altText: words.altText }
    const problems = candidate.facts ? verdict(candidate.facts, limits, said, twin) : []
    const refused = problems.some(isBlocking)
    return {
      candidate,
      ...words,
      twin,
      medium: twin?.where === 'there' ? byId.get(twin.id) : undefined,
      comparing: (state.known === undefined || waiting.has(candidate)) && !refused,
      refused,
      silent: problems.some(({ kind }) => kind === 'no-alt-text'),
      isSent: candidate.facts !== undefined && !refused && (candidate.wanted ?? isSentByItself(problems)),
    }
  })
  const sent = found.filter(({ isSent }) => isSent)
  return {
    rows: found,
    count: found.length,
    sent: sent.length,
    bytes: sent.reduce((sum, { candidate }) => sum + candidate.size, 0),
    refused: found.filter(({ refused }) => refused).length,
    twins: found.filter(({ twin }) => twin !== undefined).length,
    reading: found.filter(({ candidate, comparing }) => candidate.facts === undefined || comparing).length,
    sendable: found.filter(({ candidate, refused }) => candidate.facts !== undefined && !refused).length,
    silent: sent.filter(({ silent }) => silent).length,
  }
}

/** What the queue is asked to send. */
export const wantedOf = (
  rows: readonly Judged[],
  forAll: ForAll,
  onDone?: (medium: Multimedia) => void,
): WantedUpload[] =>
  rows.flatMap(({ candidate, name, altText, isSent }) => {
    const { file, type, facts, sha256, small } = candidate
    if (!isSent || facts?.format === undefined) return []
    const { width, height, duration } = facts
    return {
      file,
      name: name.trim() || file.name,
      format: facts.format,
      fields: {
        ...(type && { type }),
        ...(altText !== '' && { altText }),
        ...(width !== undefined && height !== undefined && { width, height }),
        ...(duration !== undefined && { duration }),
        // A folder was somebody's order: its name is what the file is found by here.
        ...fieldsForAll(forAll, foldersOf(file)),
      },
      ...(sha256 && { sha256 }),
      ...(small && { picture: small }),
      ...(onDone && { onDone }),
    }
  })
