import { resource } from './0001-tables.ts'

/** Earlier versions of media, and what was deleted. How many bytes a medium keeps was told by its size alone. */
export const keptMedia = [
  ...resource('medium_versions'),
  ...resource('trash'),
  `create index medium_versions_of_medium on medium_versions (organization_id, (doc -> 'mediumId'))`,
  `update multimedia set doc = doc || jsonb_build_object('fileSize', doc -> 'size'), revision = revision + 1
    where doc ? 'file' and not doc ? 'fileSize' and jsonb_typeof(doc -> 'size') = 'number' and jsonb_typeof(doc -> 'url') = 'string'`,
]
