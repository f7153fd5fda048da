export { useNow } from '../../../client/use-now.ts'

/** The zone of the reader's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
