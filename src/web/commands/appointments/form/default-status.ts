const KEY = 'frontdesk-booked-as'

/** How an appointment stands that staff book: agreed upon with the guest, or still to be confirmed. */
export type BookedAs = 'confirmed' | 'pending'

/** How appointments that are booked on this device begin; confirmed unless chosen otherwise for this connection. */
export function bookedAs(connectionId: string): BookedAs {
  try {
    return localStorage.getItem(`${KEY}-${connectionId}`) === 'pending' ? 'pending' : 'confirmed'
  } catch {
    // A private window may have no storage.
    return 'confirmed'
  }
}

/** Keeps how appointments begin that are booked on this device. */
export function keepBookedAs(connectionId: string, status: BookedAs): void {
  try {
    localStorage.setItem(`${KEY}-${connectionId}`, status)
  } catch {
    // Then it holds as long as nothing else is asked.
  }
}
