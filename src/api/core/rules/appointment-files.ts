import type { Appointment } from '../../contract/appointments.ts'
import { UUID } from '../../values/uuid.ts'

/** Most files of one appointment; its open fields have a bound of their own (16 KiB). */
export const MOST_FILES = 50

type Kept = Pick<Appointment, 'extraFields'>

/** The ids of the media that belong to an appointment, as `extraFields.files` says; whatever else stands there names none. */
export function filesOf({ extraFields }: Kept): readonly string[] {
  const kept = extraFields['files']
  if (!Array.isArray(kept)) return []
  return [...new Set(kept.filter((it) => typeof it === 'string' && UUID.test(it)))].slice(0, MOST_FILES)
}

/** The open fields of an appointment with these files from now on. */
export function withFiles(extraFields: Kept['extraFields'], files: readonly string[]): Kept['extraFields'] {
  const { files: _before, ...others } = extraFields
  return files.length > 0 ? { ...others, files: [...files] } : others
}

/** What a search for every appointment with files looks for. */
export const WITH_FILES = 'media/'

/** What a search for the appointments of one file looks for: appointments are found by it as by a word of theirs. */
export const fileMark = (id: string): string => `${WITH_FILES}${id}`
