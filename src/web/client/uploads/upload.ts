import type { Multimedia } from '#api/contract/multimedia.ts'
import type { CarriedOn } from './carried-on.ts'

/** What is to be sent, once the editor has agreed to it. */
export interface WantedUpload {
  file: File
  /** What the medium is called; ignored where a file is replaced. */
  name: string
  /** A media type that the deployment takes. */
  format: string
  /** Whatever else the record shall say from the start. */
  fields?: Partial<
    Pick<Multimedia, 'type' | 'description' | 'altText' | 'width' | 'height' | 'duration' | 'environment'>
  >
  /** 64 hexadecimal digits, where they are known already. */
  sha256?: string
  /** The medium whose file this one takes the place of; it keeps its id and everything else that it says. */
  replaces?: Pick<Multimedia, 'id' | 'version'>
  /** A small picture of it, to be shown while it is on its way; not after a reload. */
  picture?: Blob
  /** The medium that this picture is to stand for once it is there; remembered over a reload. */
  posterOf?: string
  /** Told once the record was read back ready, with the right size and fingerprint; not after a reload. */
  onDone?: (medium: Multimedia) => void
  /** What is still done with the file then: a page that goes away before it ends leaves it to the next, which hears `onCarriedOn`. */
  afterwards?: (medium: Multimedia) => Promise<void>
}

/**
 * Where an upload stands. `waiting` for its turn; `reading` its fingerprint; `declaring` the record; `sending` bytes;
 * `confirming` reads the record back; `paused` by the editor; `offline` until there is a line again; `failed` with an error;
 * `needs-file` after a reload that could not keep the file: choosing it again goes on where it stopped; `done`.
 */
export type UploadPhase =
  | 'waiting'
  | 'reading'
  | 'declaring'
  | 'sending'
  | 'confirming'
  | 'paused'
  | 'offline'
  | 'failed'
  | 'needs-file'
  | 'done'

/** The `code` of an `ApiError` that the dashboard itself found; every other one is the service's. */
export const UPLOAD_CODES = {
  /** The bytes were sent, and refused; the description is the service's reason. */
  refused: 'UPLOAD_REFUSED',
  /** The service had no place for the bytes; the description is its reason. */
  notStored: 'UPLOAD_NOT_STORED',
  /** The same, and the reason is that there is no room. */
  full: 'UPLOAD_NO_ROOM',
  /** The device cannot read the file any more. */
  unreadable: 'FILE_UNREADABLE',
  /** There is nothing in the file. */
  empty: 'FILE_EMPTY',
  /** The file that was given for a `needs-file` has other bytes. */
  otherFile: 'FILE_IS_ANOTHER',
  /** The deployment does not take files of this format, or none at all. */
  notOffered: 'UPLOAD_NOT_OFFERED',
  /** Somebody gave the medium another file meanwhile. */
  changed: 'UPLOAD_OVERTAKEN',
  /** Every byte is there, and the service does not say that the medium is ready. */
  unsettled: 'UPLOAD_UNSETTLED',
} as const

/** One file on its way, as it is shown. A new object whenever something of it changed. */
export interface Upload {
  /** Of the upload, not of the medium. */
  id: string
  name: string
  format: string
  /** Bytes. */
  size: number
  phase: UploadPhase
  /** Bytes that have left for the service; after a break, what it has of them. */
  sent: number
  /** 0 … 1 of the fingerprint; only while `reading`. */
  read?: number | undefined
  /**
   * Why it failed, or is `offline`: an `ApiError` (see `UPLOAD_CODES`), or whatever was thrown; what the service said of the
   * bytes is its message.
   */
  error?: unknown
  /** A small picture of it, where somebody gave one. */
  picture?: Blob
  /** Once the record was declared. */
  mediumId?: string | undefined
  /** Whether a file of a medium is replaced. */
  replacing: boolean
  /** Whether the file is kept on this device, so that a reload goes on by itself. */
  kept: boolean
}

/** Every upload of this connection, in the order in which they were added. A new object whenever one of them changed. */
export interface UploadsState {
  uploads: readonly Upload[]
  /** Bytes a second over the last seconds, all together; null before it can be told. */
  speed: number | null
  /** Seconds that are left at that speed; null where it cannot be told. */
  secondsLeft: number | null
}

/** Files on their way to the service: outlives pages, and reloads. */
export interface UploadQueue {
  state(): UploadsState
  /** Answers what ends the listening. */
  subscribe(listener: () => void): () => void
  /** Answers the ids of the uploads, in the same order. */
  add(wanted: readonly WantedUpload[]): readonly string[]
  pause(id: string): void
  pauseAll(): void
  resume(id: string): void
  resumeAll(): void
  /** Goes on with a `needs-file`; false where the file has another size. Other bytes are found out while `reading`. */
  giveFile(id: string, file: File): boolean
  /** Once more after `failed`. */
  retry(id: string): void
  retryFailed(): void
  /** Stops it and lets go of what arrived; a record that was made for it alone is deleted. */
  cancel(id: string): Promise<void>
  cancelAll(): Promise<void>
  /** Takes a `done` or `failed` one off the list. */
  dismiss(id: string): void
  dismissDone(): void
  /**
   * Tells of each file that an earlier page began to send, or was not through with, and that is there now, also of those before
   * anybody listened; answers what ends the listening. Those of this page tell `onDone`.
   */
  onCarriedOn(listen: CarriedOn): () => void
  /** Stops every call; what is kept for the next start stays. */
  close(): void
}
