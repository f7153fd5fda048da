import { createStore } from '../../../../store/store.ts'

/** The player on the stage at this moment, for what is written beside it. */
export const shownPlayer = createStore<HTMLMediaElement | null>(null)

/** Captions as they are being written beside the player; null where nobody can write any. */
export const writtenCaptions = createStore<string | null>(null)
