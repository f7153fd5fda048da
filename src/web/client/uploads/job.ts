import type { Multimedia } from '#api/contract/multimedia.ts'
import { ApiError, type ApiErrorFacts } from '../api-error.ts'
import type { Upload, WantedUpload } from './upload.ts'

/** What a medium said of the file that is replaced, so that giving up can give it back. */
export type ReplacedFile = Pick<Multimedia, 'url' | 'format' | 'size' | 'sha256' | 'width' | 'height' | 'duration'>

/** Everything that the next start must know of an upload, but its file. Never an address that opens it. */
export interface UploadFacts {
  /** Of the upload. */
  id: string
  connectionId: string
  /** Grows with every upload that is added. */
  order: number
  name: string
  format: string
  /** Bytes. */
  size: number
  fields: NonNullable<WantedUpload['fields']>
  /** Once it was read. */
  sha256?: string | undefined
  /** Whether the service hears of the hash with the last bytes, since they were sent before it was known. */
  hashFollows?: boolean | undefined
  /** Bytes that the service said it has. */
  arrived?: number | undefined
  /** Names the call that declares the record, so that a repeat of it makes no second one. */
  declaration: string
  /** Once the record was declared. */
  mediumId?: string | undefined
  replaces?: { id: string; version: number } | undefined
  /** The medium that this picture is to stand for. */
  posterOf?: string | undefined
  /** Of the replaced file, from the moment before it is let go. */
  before?: ReplacedFile | undefined
  paused?: boolean | undefined
  /** Cancelled, but what it left at the service is not gone yet. */
  isGivenUp?: boolean
  failure?: ApiErrorFacts | undefined
}

/** An upload in the hands of this page. */
export interface Job {
  facts: UploadFacts
  file: File | undefined
  /** Whether the file was chosen again, so that its bytes have to be compared. */
  isUnsure: boolean
  shown: Upload
  onDone: WantedUpload['onDone']
  afterwards: WantedUpload['afterwards']
  /** Whether nothing of it is for the next start any more. */
  isSettled: boolean
  /** Stops what is under way. */
  control: AbortController | undefined
  /** Ends with what is under way; never rejects. */
  running: Promise<void>
  /** The address that was asked for last; known to this page alone. */
  address: string | undefined
  /** Whether nothing can have arrived there yet. */
  isFresh: boolean
  /** Lets another tab take it over. */
  release: () => void
}

/** What is known of an upload that was just agreed to. */
export const uploadFacts = (
  { file, name, format, fields = {}, sha256, replaces, posterOf }: WantedUpload,
  named: Pick<UploadFacts, 'id' | 'connectionId' | 'order' | 'declaration'>,
): UploadFacts => ({
  ...named,
  name,
  format,
  size: file.size,
  fields,
  sha256,
  ...(replaces && { replaces: { id: replaces.id, version: replaces.version } }),
  ...(posterOf !== undefined && { posterOf }),
})

/** An upload as it stands before this page does anything about it. */
export const jobOf = (facts: UploadFacts, file: File | undefined): Job => {
  const { id, name, format, size, mediumId, replaces, paused, failure } = facts
  const phase = failure ? 'failed' : file === undefined ? 'needs-file' : paused ? 'paused' : 'waiting'
  return {
    facts,
    file,
    isUnsure: false,
    shown: {
      id,
      name,
      format,
      size,
      phase,
      sent: facts.arrived ?? 0,
      replacing: replaces !== undefined,
      kept: false,
      ...(mediumId !== undefined && { mediumId }),
      ...(failure && { error: new ApiError(failure) }),
    },
    onDone: undefined,
    afterwards: undefined,
    isSettled: false,
    control: undefined,
    running: Promise.resolve(),
    address: undefined,
    isFresh: false,
    release: () => {},
  }
}
