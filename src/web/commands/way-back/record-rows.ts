import type { ChangedResource } from '#api/contract/changes.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { shapeOf } from '../../client/reading/schema.ts'

/** By which rows of the contract a record is read, changed and deleted. */
export interface RecordRows {
  get: Row
  update: Row
  /** Absent where nobody deletes such a record. */
  remove?: Row
  /** Fields that the service merges, so that what a change added to one stays when it is set back. */
  merged?: readonly string[]
}

const { presets, rooms, services, serviceTypes, weeklySchedules, closures, multimedia } = contract

/** The records beside appointments whose writes can be taken back, as far as a caller writes them. */
export const RECORD_ROWS: Partial<Record<ChangedResource, RecordRows>> = {
  calendars: { ...contract.adminCalendars, get: contract.calendars.get },
  services,
  serviceTypes,
  weeklySchedules,
  closures,
  presets,
  rooms: { ...rooms, merged: ['template'] },
  multimedia,
  people: contract.adminPeople,
}

/** Whether a change can set all of these fields, as a whole. */
export function setsAll({ update, merged = [] }: RecordRows, names: readonly string[]): boolean {
  const shape = shapeOf(update.body) ?? {}
  return names.every((name) => name in shape && !merged.includes(name))
}
