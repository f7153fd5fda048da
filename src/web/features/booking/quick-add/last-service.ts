const KEY = 'frontdesk-walk-in'

/** The service that the last walk-in on this device had; empty for none. */
export function lastService(connectionId: string): string {
  try {
    return localStorage.getItem(`${KEY}-${connectionId}`) ?? ''
  } catch {
    // A private window may have no storage: then the first service is offered.
    return ''
  }
}

/** Keeps the service of a walk-in for the next one. */
export function keepService(connectionId: string, serviceId: string): void {
  try {
    localStorage.setItem(`${KEY}-${connectionId}`, serviceId)
  } catch {
    // It is only a convenience.
  }
}
