import { resource } from './0001-tables.ts'

/** Invitations of colleagues; whoever opens a link is of no organization yet, so that its code is asked for across all. */
export const invitations = [...resource('invitations'), `create index invitations_by_code on invitations (unique_key)`]
