import { resource } from './0001-tables.ts'

/** People behind keys, keys that end by themselves or may do less than their role, and the settings of organizations. */
export const people = [
  ...resource('people'),
  ...resource('organization_settings'),
  `alter table access_keys add column person_id uuid, add column expires_at text collate "C", add column rights text[]`,
]
