interface Advisory {
  id: string
  package: string
  range: string
  severity: string
  title: string
}
interface Faults {
  /** The day on which the registry was asked, and for which versions by package. */
  asked: { on: string | null; versions: Record<string, string[]> }
  /** When published advisories of some packages were read, and until when these were published. */
  read: { on: string; until: string; packages: string[] }
  advisories: Advisory[]
}
interface Lock {
  packages: Record<string, { version: string }>
}
interface Audit {
  vulnerabilities: Record<
    string,
    { via: (string | { name: string; range: string; title: string; severity: string; url: string })[] }
  >
}

/** Advisories that do no harm here although a version is within: by id, why. */
export const ACCEPTED: Record<string, string>

/** The list that is kept. */
export function knownFaults(): Faults

/** What is known against versions of a lockfile, one sentence each, and what was accepted without need. */
export function faultsIn(lock: Lock, list: Pick<Faults, 'advisories'>, accepted?: Record<string, string>): string[]

/** The list after the registry was asked for the versions of a lockfile on a day. */
export function listAfter(list: Faults, lock: Lock, audit: Audit, day: string): Faults

/** How much the list knows of a lockfile, in sentences. */
export function coverage(lock: Lock, list: Faults): string[]
