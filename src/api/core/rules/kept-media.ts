import type { Multimedia } from '../../contract/multimedia.ts'
import type { KeptSettings } from '../../contract/organization.ts'
import { DAY } from '../../time/durations.ts'
import { formatOfExtension } from './media-formats.ts'
import { fileOf, type Leaving, type MediumRow } from './medium-row.ts'

/** What a host says of what media take up, where the organization says nothing of its own. */
export interface MediaKeeping {
  /** Days for which earlier versions and deleted media are kept; 0 keeps none. */
  keptDays: number
  /** Bytes that the files of an organization may take together, with what is kept; null has no bound. */
  quota: number | null
}

/** What a host has where nobody said otherwise. */
export const KEEPING: MediaKeeping = { keptDays: 30, quota: null }

/** Who does something: the key, and the person behind it. */
export interface Doer {
  key: string | null
  person: string | null
}

interface KeptRow extends Doer {
  id: string
  organizationId: string
  /** Bytes of its own that are kept for it. */
  bytes: number
  /** ISO 8601: from then on it is gone, whether or not it was taken away already. */
  until: string
  createdAt: string
  updatedAt: string
  version: number
}

/** What a medium was before other bytes, or another address, took its place. */
export interface MediumVersionRow
  extends KeptRow, Pick<Multimedia, 'format' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'duration'> {
  mediumId: string
  /** The name of its bytes here. */
  file?: string
  /** Where it lay elsewhere. */
  url: string | null
  replacedAt: string
}

/** A record that was deleted and can be brought back as it was. */
export interface TrashRow extends KeptRow {
  resource: 'multimedia'
  name: string
  record: MediumRow
  deletedAt: string
}

/** How an organization keeps media: as long as it says, and within the lower one of its own quota and that of the host. */
export const keepingOf = (host: MediaKeeping, settings: Pick<KeptSettings, 'files'> | undefined): MediaKeeping => {
  const own = settings?.files ?? {}
  const quotas = [host.quota, own.quota ?? null].filter((it) => it !== null)
  return {
    keptDays: own.keptDays ?? host.keptDays,
    quota: quotas.length === 0 ? null : Math.min(...quotas),
  }
}

/** When what is taken away now is gone. */
export const keptUntil = (now: number, { keptDays }: Pick<MediaKeeping, 'keptDays'>): string =>
  new Date(now + keptDays * DAY).toISOString()

/** Bytes of its own that a medium has now. */
export const bytesOf = (row: MediumRow): number => (fileOf(row) === undefined ? 0 : (row.fileSize ?? row.size ?? 0))

/** What a medium's bytes are, told before others are awaited: the record says then what the others shall be. */
export const leavingOf = (row: MediumRow, { key, person }: Doer): Leaving => {
  const { url, format, type, size, sha256, width, height, duration } = row
  return {
    url: fileOf(row) === undefined ? url : null,
    format,
    type,
    size,
    sha256,
    width,
    height,
    duration,
    key,
    person,
  }
}

/** A medium as it is before something takes its place; undefined where it had nothing, and where nothing is kept. */
export function versionOf(
  row: MediumRow,
  { id, now, keeping, by }: { id: string; now: number; keeping: MediaKeeping; by: Doer },
): MediumVersionRow | undefined {
  const file = fileOf(row)
  const { url, format, key, person, ...measured } = row.leaving ?? leavingOf(row, by)
  if (keeping.keptDays === 0 || (file === undefined && url === null)) return undefined
  const at = new Date(now).toISOString()
  return {
    ...measured,
    id,
    organizationId: row.organizationId,
    mediumId: row.id,
    ...(file === undefined ? {} : { file }),
    url,
    // Of bytes that were kept before their facts were, the name tells.
    format: formatOfExtension(file?.split('.')[1] ?? '')?.format ?? format,
    bytes: bytesOf(row),
    replacedAt: at,
    until: keptUntil(now, keeping),
    key,
    person,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
}
