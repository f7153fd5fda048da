import { resource } from './0001-tables.ts'

/** Addresses under which calendars are read, and what is known of backups and restores. */
export const feedsAndBackups = [...resource('calendar_feeds'), ...resource('backups')]
