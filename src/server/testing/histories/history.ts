/** An appointment as somebody saw it; times are epoch milliseconds. */
export interface Seen {
  id: string
  version: number
  calendarId: string
  from: number
  /** With the buffer that is kept free after it. */
  to: number
  isCancelled: boolean
  /** The text that the last write put there, which names that write. */
  mark: string
}

/** What became of a try, as its caller knows: `unknown` may have been carried out, or will be later. */
export type Outcome = 'done' | 'taken' | 'stale' | 'refused' | 'unknown'

/** What each call has: who made it, and when it began and ended in milliseconds of the one clock of the test. */
export interface Timed {
  client: number
  began: number
  ended: number
}

/** One try of a write. Tries of one mark are the same call under the same idempotency key. */
export interface Try extends Timed {
  mark: string
  kind: 'book' | 'move' | 'note' | 'cancel'
  /** The appointment that is written; undefined where one is booked. */
  id?: string
  ifVersion?: number
  /** Where it is to stand afterwards; absent where that stays. */
  wanted?: Pick<Seen, 'calendarId' | 'from' | 'to'>
  outcome: Outcome
  /** What a write that was done answered. */
  answer?: Seen
  /** Status and words of what was not done. */
  why?: string
}

/** One look at an appointment, or at all that stand on a calendar. */
export interface Look extends Timed {
  of: { id: string } | { calendarId: string }
  seen: readonly Seen[]
}

/** One row of the table of changes, whatever it is about. */
export interface Change {
  seq: number
  resource: string
  id: string
  version: number | null
  /** How the appointment stood after it; null where it was deleted, undefined where it is about something else. */
  after?: Seen | null
}

/** What the follower of the feed was told, in the order in which it was. */
export type Told = Pick<Change, 'seq' | 'resource' | 'id' | 'version'>

/** All that happened to one clinic, and how it stands when everything is over. */
export interface History {
  tries: readonly Try[]
  looks: readonly Look[]
  /** In the order of their numbers, which is that of their commits. */
  changes: readonly Change[]
  table: readonly Seen[]
  /** Times that are taken, of which the rule against overlaps reads. */
  occupancies: readonly { id: string; calendarId: string; from: number; to: number }[]
  told: readonly Told[]
  /** The number after which the follower began. */
  toldAfter: number
}
