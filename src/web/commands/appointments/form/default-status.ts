import { house } from '../../../i18n/house.ts'

const KEY = 'frontdesk-booked-as'

/** How an appointment stands that staff book: agreed upon with the guest, or still to be confirmed. */
export type BookedAs = 'confirmed' | 'pending'

/** What was chosen on this device for a connection; null leaves it to the organization. */
export function chosenBookedAs(connectionId: string): BookedAs | null {
  try {
    const kept = localStorage.getItem(`${KEY}-${connectionId}`)
    return kept === 'pending' || kept === 'confirmed' ? kept : null
  } catch {
    // A private window may have no storage.
    return null
  }
}

/** Keeps how appointments begin that are booked on this device; null leaves it to the organization again. */
export function keepBookedAs(connectionId: string, status: BookedAs | null): void {
  try {
    if (status) localStorage.setItem(`${KEY}-${connectionId}`, status)
    else localStorage.removeItem(`${KEY}-${connectionId}`)
  } catch {
    // Then it holds as long as nothing else is asked.
  }
}

/** How the organization has appointments begin that staff book; confirmed unless it says otherwise. */
export const houseBookedAs = (): BookedAs => house.get()?.bookedAs ?? 'confirmed'

/** How appointments begin that are booked on this device: as chosen for this connection, else as the organization has it. */
export const bookedAs = (connectionId: string): BookedAs => chosenBookedAs(connectionId) ?? houseBookedAs()
