import type { KeptSettings, OrganizationDocument } from '../../contract/organization.ts'

/** The settings as everybody reads them: what was set, and defaults for everything else. */
export function organizationOf(
  { id, name }: { id: string; name: string },
  kept: KeptSettings | undefined,
): OrganizationDocument {
  return {
    id,
    // What the operator called it, where it gave itself no name.
    name: kept?.name ?? name,
    logo: kept?.logo ?? null,
    color: kept?.color ?? null,
    phone: kept?.phone ?? null,
    email: kept?.email ?? null,
    timezone: kept?.timezone ?? null,
    country: kept?.country ?? null,
    language: kept?.language ?? null,
    words: { guest: kept?.words?.guest ?? 'guest', own: kept?.words?.own ?? {} },
    formats: {
      date: kept?.formats?.date ?? null,
      hourCycle: kept?.formats?.hourCycle ?? null,
      weekStart: kept?.formats?.weekStart ?? null,
    },
    bookings: {
      // What staff book is agreed upon with the guest, who stands there or is on the phone.
      status: kept?.bookings?.status ?? 'confirmed',
      cancelReasons: kept?.bookings?.cancelReasons ?? [],
      colors: kept?.bookings?.colors ?? [],
    },
    files: { keptDays: kept?.files?.keptDays ?? null, quota: kept?.files?.quota ?? null },
    changes: kept?.changes ?? {},
    version: kept?.version ?? 0,
    updatedAt: kept?.updatedAt ?? null,
  }
}
