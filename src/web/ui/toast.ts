import type { Tone } from '../theme/tones.ts'
import { createStore } from '../store/store.ts'

/** A short message that comes and goes by itself. */
export interface Toast {
  text: string
  /** `confirmed` for success, `no-show` for failure, `neutral` for news. */
  tone?: Tone
  /** One thing to do about it, such as “Undo”; the message goes when it is done. */
  action?: { label: string; run: () => void }
  /** Milliseconds on screen; 6000, or 10000 with an action. */
  duration?: number
  /** It came by itself, not by what the reader just did, which the key of messages goes to first. */
  isNews?: boolean
  /** Messages with the same key replace each other. */
  key?: string
}

/** A message on screen, with the number that tells it from the others. */
export type ShownToast = Toast & { id: number }

const queue = createStore<readonly ShownToast[]>([])
let count = 0

/** Shows a message from anywhere, also outside of React; answers a function that takes it away again. */
export function showToast(toast: Toast): () => void {
  const id = ++count
  const now = queue.get()
  const others = toast.key === undefined ? now : now.filter(({ key }) => key !== toast.key)
  // More than four at once is noise: the oldest gives way.
  queue.set([...others, { ...toast, id }].slice(-4))
  return () => hideToast(id)
}

/** Takes a message away. */
export function hideToast(id: number): void {
  queue.set(queue.get().filter((toast) => toast.id !== id))
}

/** Tells a listener of every change of the messages on screen. */
export const subscribeToasts = queue.subscribe

const hosts = createStore<readonly symbol[]>([])

/** A place that can show the messages comes; the answer takes it away. Only the last that came shows them. */
export function enterToastHost(host: symbol): () => void {
  hosts.set([...hosts.get(), host])
  return () => hosts.set(hosts.get().filter((other) => other !== host))
}

/** Tells a listener when another place shows the messages. */
export const subscribeToastHost = hosts.subscribe

/** The place that shows the messages: the foremost window's. */
export const currentToastHost = (): symbol | undefined => hosts.get().at(-1)

/** The messages on screen, oldest first. */
export const currentToasts = queue.get
