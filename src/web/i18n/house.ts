import { createStore } from '../store/store.ts'

/** What the organization says of itself and of how it writes, as far as a page must know it before the service answers. */
export interface ShownHouse {
  /** The connection that it belongs to. */
  connectionId: string
  name: string
  /** Where the picture of its logo loads from; null shows our mark. */
  logo: string | null
  color: string | null
  /** The order of day, month and year; null is what the language does. */
  date: HouseDate | null
  /** Halves of the day or 24 hours. */
  hourCycle: '12' | '24' | null
  /** ISO number of the day that a week starts with; null is what the region does. */
  weekStart: number | null
  /** What guests are called where that is another word, by language; see `guest-word.ts`. */
  guest: string
  own: Readonly<Record<string, GuestForms>>
  /** How an appointment begins that staff book. */
  bookedAs: 'confirmed' | 'pending'
}

/** Whose order a date has: in figures, and in English with the month's name, where a region's order is another one, too. */
export interface HouseDate {
  /** A locale that writes figures so. */
  figures: string
  /** An English that writes names so; absent where none does. */
  english?: string
}

/** The word for one guest and for several, in small letters as within a sentence. */
export interface GuestForms {
  one: string
  many: string
}

/** How the organization writes things, which holds where a person chose nothing else. */
export type HouseFormats = Pick<ShownHouse, 'date' | 'hourCycle' | 'weekStart'>

/** Whether guests are called otherwise there than our texts call them. */
export const hasOwnWord = (house: Pick<ShownHouse, 'guest' | 'own'> | null): boolean =>
  house !== null && (house.guest !== 'guest' || Object.keys(house.own).length > 0)

/** Where it is kept in this browser. */
export const HOUSE_KEY = 'frontdesk-house'

/** Read before the first painting, so that nothing is seen in two forms. */
function kept(): ShownHouse | null {
  try {
    return JSON.parse(localStorage.getItem(HOUSE_KEY) ?? 'null') as ShownHouse | null
  } catch {
    return null
  }
}

/** The organization in use; null until it is known. `showHouse` sets it. */
export const house = createStore(kept())
