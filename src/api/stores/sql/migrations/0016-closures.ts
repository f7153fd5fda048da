import { resource } from './0001-tables.ts'

/** Days and hours on which many calendars are closed or open. */
export const closures = resource('closures')
