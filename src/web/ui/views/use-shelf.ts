import { type ChangeKept, keptHere } from '../local-storage.ts'
import { readShelf, type Shelf } from './shelf.ts'

/** Changes the views of a list, starting from what they are at that moment. */
export type ChangeShelf = ChangeKept<Shelf>

/** The views of one list, kept in this browser under a key of connection and list. */
export const useShelf: (storeKey: string) => [shelf: Shelf, change: ChangeShelf] = keptHere(
  'frontdesk-views ',
  readShelf,
)
