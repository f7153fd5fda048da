/** The steps on the way to the first appointment, each of which needs the one before. */
export const SETUP_STEPS = ['people', 'hours', 'service', 'appointment'] as const
/** A step on the way to the first appointment. */
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What the steps are read from; undefined is what is not known, or not yet. */
export interface SetupFacts {
  /** How many can be booked. */
  people: number | undefined
  hasHours: boolean | undefined
  services: number | undefined
  /** How many appointments are near today. */
  near: number | undefined
  /** Whether there is any appointment, of any day. */
  hasBooked: boolean | undefined
}

/**
 * The steps that are done; undefined where the organization is not being set up, or that is not known. Who has ever booked
 * is past it, whatever is missing since.
 */
export function doneSteps(facts: SetupFacts): ReadonlySet<SetupStep> | undefined {
  const { people, hasHours, services, near, hasBooked } = facts
  if (people === undefined || (near ?? 0) > 0) return undefined
  // Without anybody to book there is nothing else to show, whatever else is known.
  if (people > 0 && (hasBooked !== false || hasHours === undefined || services === undefined)) return undefined
  const isDone = { people: people > 0, hours: hasHours, service: (services ?? 0) > 0, appointment: false }
  return new Set(SETUP_STEPS.filter((step) => isDone[step]))
}

/** Where this browser keeps how far a set-up is; the connection's id follows. */
export const SETUP_KEY = 'frontdesk-setup-'

/** Whether a set-up has begun here: nearly nobody's has, so that what shows the rest of it loads for those alone. */
export function hasSetupBegun(connectionId: string): boolean {
  try {
    return localStorage.getItem(SETUP_KEY + connectionId) !== null
  } catch {
    return false
  }
}
