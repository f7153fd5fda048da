import { resource } from './0001-tables.ts'

/** Imports, and what rows of other systems have become. */
export const imports = [
  ...resource('imports'),
  ...resource('external_ids'),
  `create index external_ids_of_import on external_ids (organization_id, (doc -> 'importId'))`,
]
