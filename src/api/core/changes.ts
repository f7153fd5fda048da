import type { ChangedResource } from '../contract/changes.ts'
import type { Found } from './found.ts'
import type { Json } from './json.ts'

/** Top-level fields of a record. */
export type Fields = Readonly<Record<string, Json>>

/** Who writes, and through what: handed to `Store.write`, and kept with each change. */
export interface Author {
  /** `group.operation` of the contract's row, or what else of the service writes. */
  operation: string
  /** Of the access key that signed the call. */
  key?: string | undefined
  /** Of the person behind the key. */
  person?: string | undefined
  /** The network address of the caller. */
  address?: string | undefined
  /** The id of the call; made up where absent. */
  call?: string | undefined
}

/** Who sends what is no call of the contract, such as the bytes of an upload. */
export type Sender = Pick<Author, 'key' | 'person' | 'address'>

/** What one transaction did to one record. */
export interface ChangedRecord {
  resource: ChangedResource
  id: string
  version: number | null
  /** The top-level fields that changed, as they were: all of a deleted record, null of a new one. */
  before: Fields | null
  /** The same fields as they became; null of a deleted record. */
  after: Fields | null
}

/** A change as it is kept. */
export interface RecordedChange extends ChangedRecord {
  /** Without a gap, in the order in which transactions were committed; from 1, for each organization. */
  seq: number
  call: string
  /** ISO 8601. */
  at: string
  key: string | null
  person: string | null
  address: string | null
  operation: string
}

/** What the feed is told of a change: never what is in the record. */
export type FeedChange = Pick<
  RecordedChange,
  'seq' | 'resource' | 'id' | 'version' | 'operation' | 'at' | 'person' | 'key'
>

/** Changes in the order of their numbers, and where the feed stands. */
export interface Followed {
  /** Differs after a restore: numbers of another epoch mean nothing. */
  epoch: string
  /** The number of the newest change; 0 before the first. */
  last: number
  items: FeedChange[]
}

/** A question to the changes of an organization; they come newest first. */
export interface FindChanges {
  resource?: ChangedResource | undefined
  id?: string | undefined
  person?: string | undefined
  key?: string | undefined
  /** Changes of `[from, to)`, ISO 8601. */
  from?: string | undefined
  to?: string | undefined
  /** A resource to leave out. */
  except?: ChangedResource | undefined
  offset?: number
  limit?: number
  /** Bytes to answer at most, about; more throws an `unprocessable` failure. */
  withinBytes?: number
  /** See `Find`. */
  countTo?: number
}

/** The changes of one organization inside one transaction. They are only added to, but for what these say. */
export interface Changes {
  /** The changes after a number, oldest first, at most so many; those that were dropped are missing at their beginning. */
  after(seq: number, limit: number): Promise<Followed>
  find(find: FindChanges): Promise<Found<RecordedChange>>
  /** Rewrites `before` and `after` of all changes of a record: for masking alone. */
  rewrite(resource: ChangedResource, id: string, rewrite: (fields: Fields) => Fields): Promise<void>
  /** Drops at most so many of the oldest changes, all of them from before an instant (ISO 8601); answers how many. */
  drop(before: string, limit: number): Promise<number>
}

/** The changes as a store gives them to its recorder. */
export interface RecordedChanges extends Changes {
  /** Keeps changes under the next numbers. Nothing may follow it in its transaction, so that this order is that of commits. */
  append(changes: readonly Omit<RecordedChange, 'seq'>[]): Promise<void>
}
