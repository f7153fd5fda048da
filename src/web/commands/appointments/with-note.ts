import type { Appointment } from '#api/contract/appointments.ts'

/**
 * A note written below what stands in an appointment, and the version for which that holds: what somebody has written there meanwhile
 * stays. Nothing without a note.
 */
export const withNote = ({ comment, version }: Appointment, note: string) =>
  note === '' ? {} : { body: { comment: [comment, note].filter(Boolean).join('\n') }, ifVersion: version }
