import { createSignal } from '../store/store.ts'

const wish = createSignal()

/** Asks for the way back in to be shown again. */
export const requestSignIn = wish.tell

/** Hears of that wish. */
export const subscribeSignIn = wish.subscribe
