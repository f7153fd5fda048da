import type { TableName } from '../../core/store.ts'
import { type Sql, raw, sql } from './sql.ts'

const NAMES = {
  multimedia: 'multimedia',
  mediumVersions: 'medium_versions',
  trash: 'trash',
  presets: 'presets',
  rooms: 'rooms',
  appointments: 'appointments',
  calendars: 'calendars',
  services: 'services',
  serviceTypes: 'service_types',
  weeklySchedules: 'weekly_schedules',
  closures: 'closures',
  calendarFeeds: 'calendar_feeds',
  backups: 'backups',
  people: 'people',
  invitations: 'invitations',
  organizationSettings: 'organization_settings',
  imports: 'imports',
  externalIds: 'external_ids',
} as const satisfies Record<TableName, string>

/** The name of a resource's table in SQL. */
export const tableName = (table: TableName): Sql => raw(NAMES[table])

/** What one organization may touch: every query about rows takes its condition from here. */
export interface Scope {
  /** The organization as a value, for rows that are inserted. */
  readonly owner: Sql
  /** The rows that belong to the organization, and meet the condition. */
  own(where: Sql): Sql
  /** What others offer it: service types that they share. */
  readonly offered: Sql
}

/** The one place in which queries are bound to an organization. */
export function scopeOf(organizationId: string): Scope {
  const owner = sql`${organizationId}::uuid`
  const own = (where: Sql): Sql => sql`organization_id = ${owner} and (${where})`
  // The same rule as `isSharedWith` (sharing.ts).
  const shared = (): Sql => sql`doc #> '{sharing,scope}' = '"public"' or (doc #> '{sharing,scope}' = '"organizations"'
    and doc #> '{sharing,organizationIds}' @> to_jsonb(${organizationId}::text))`
  return {
    owner,
    own,
    // Few ask for it.
    get offered() {
      return sql`organization_id <> ${owner} and (${shared()})`
    },
  }
}
