import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { LONGEST_NAME } from './for-all.ts'
import { typesOf } from './formats.ts'
import { needingFingerprint } from './twins.ts'
import type { FileRead } from './read-facts.ts'
import type { FileFacts } from './verdict.ts'
import { createStore } from '../../../store/store.ts'

/** A file that may be sent, with what is found about it and what the editor says of it. */
export interface Candidate {
  key: number
  file: File
  /** Bytes. */
  size: number
  /** What the medium will be called, unless a pattern says it of all. */
  name: string
  /** Whether the name was typed for this file alone. */
  isNamed: boolean
  altText: string
  /** Undefined until the file was read. */
  type: MultimediaType | undefined
  /** Whether to send it, where the editor said so. */
  wanted: boolean | undefined
  /** Whether anything was typed or chosen for it. */
  touched: boolean
  /** Undefined until the file was read. */
  facts: FileFacts | undefined
  /** Its small picture, and where that is, which ends with the candidates. */
  small: Blob | undefined
  picture: string | undefined
  /** SHA-256 in hexadecimal digits, where one was needed; null where it cannot be told. */
  sha256: string | null | undefined
}

/** What an editor can say of one. */
export type CandidateChange = Partial<Pick<Candidate, 'name' | 'altText' | 'type' | 'wanted'>>

/** Files to look at; a new object whenever something changed. */
export interface CandidatesState {
  candidates: readonly Candidate[]
  /** The media that are there already: undefined while they are read, null where that failed. */
  known: readonly Multimedia[] | null | undefined
}

/** How files are read; handed in for tests. */
export interface FileReading {
  facts: (file: File, signal: AbortSignal) => Promise<FileRead>
  fingerprint: (file: Blob, onRead: (part: number) => void, signal: AbortSignal) => Promise<string>
  known: () => Promise<readonly Multimedia[]>
}

/** Files that are read at once: pictures are opened whole, and the page must stay alive. */
const AT_ONCE = 3

const nameOf = (file: File): string =>
  (file.name.replace(/(?<=[^.])\.[^.]+$/, '').trim() || file.name).slice(0, LONGEST_NAME)

/** Reads files one after the other and keeps what is known of each. */
export const createCandidates = (reading: FileReading) => {
  const shown = createStore<CandidatesState>({ candidates: [], known: undefined })
  const ending = new AbortController()
  const { signal } = ending
  const underWay = new Set<number>()
  const seen = new Set<File>()
  let keys = 0

  const put = (next: Partial<CandidatesState>) => {
    if (signal.aborted) return
    shown.set({ ...shown.get(), ...next })
  }
  const change = (key: number, next: Partial<Candidate>) =>
    put({ candidates: shown.get().candidates.map((it) => (it.key === key ? { ...it, ...next } : it)) })

  const readOne = async ({ key, file }: Candidate) => {
    const { facts, picture, file: converted } = await reading.facts(file, signal)
    const type = facts.format === undefined ? undefined : typesOf(facts.format)[0]
    if (signal.aborted) return
    change(key, {
      ...(converted && { file: converted, size: converted.size }),
      facts,
      type: facts.panorama === 'tag' ? 'immersive' : type,
      small: picture,
      picture: picture && URL.createObjectURL(picture),
    })
  }
  const hashOne = async ({ key, file }: Candidate) => {
    const sha256 = await reading.fingerprint(file, () => {}, signal).catch(() => null)
    change(key, { sha256 })
  }
  const next = () => {
    const free = shown.get().candidates.filter(({ key }) => !underWay.has(key))
    const unread = free.find(({ facts }) => facts === undefined)
    if (unread) return { candidate: unread, work: readOne }
    const unlike = waitingForFingerprint(shown.get()).find(({ key }) => !underWay.has(key))
    return unlike && { candidate: unlike, work: hashOne }
  }
  const pump = () => {
    while (underWay.size < AT_ONCE && !signal.aborted) {
      const task = next()
      if (!task) return
      const { key } = task.candidate
      underWay.add(key)
      void task.work(task.candidate).finally(() => {
        underWay.delete(key)
        pump()
      })
    }
  }
  void reading.known().then(
    (known) => {
      put({ known })
      pump()
    },
    () => {
      put({ known: null })
      pump()
    },
  )
  return {
    state: shown.get,
    subscribe: shown.subscribe,
    /** Each file once, however often it is given. */
    add: (files: readonly File[]) => {
      const fresh = files.filter((file) => !seen.has(file))
      if (fresh.length === 0) return
      for (const file of fresh) seen.add(file)
      const born = fresh.map((file): Candidate => ({
        key: ++keys,
        file,
        size: file.size,
        name: nameOf(file),
        isNamed: false,
        altText: '',
        type: undefined,
        wanted: undefined,
        touched: false,
        facts: undefined,
        small: undefined,
        picture: undefined,
        sha256: undefined,
      }))
      put({ candidates: [...shown.get().candidates, ...born] })
      pump()
    },
    say: (key: number, said: CandidateChange) =>
      change(key, { ...said, touched: true, ...(said.name !== undefined && { isNamed: true }) }),
    /** Ticks every one, or none; what cannot be sent is not sent for that. */
    tickAll: (wanted: boolean) => put({ candidates: shown.get().candidates.map((it) => ({ ...it, wanted })) }),
    /** Ends the reading and lets go of the small pictures. */
    close: () => {
      ending.abort()
      for (const { picture } of shown.get().candidates) if (picture) URL.revokeObjectURL(picture)
    },
  }
}

/** Files to look at, with the reading of them. */
export type Candidates = ReturnType<typeof createCandidates>

/** Which of them have to be compared with others before it can be said whether they are sent. */
export const waitingForFingerprint = ({ candidates, known }: CandidatesState): readonly Candidate[] =>
  // Until the media are known a fingerprint may be needed by nobody.
  known === undefined ? [] : needingFingerprint(candidates, known ?? [])
