import type { Bearer } from './store.ts'

/** A key of somebody who is disabled, or not there any more, opens nothing. */
export const isEnabled = ({ key, person }: Bearer): boolean =>
  key.disabledAt === null && (key.personId === undefined || person?.disabledAt === null)
