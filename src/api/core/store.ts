import type { CallsTaken, CallsTaking } from './calls.ts'
import type { Appointment } from '../contract/appointments.ts'
import type { Calendar } from '../contract/calendars.ts'
import type { BackupRow } from './backups.ts'
import type { CalendarFeedRow } from './calendar-feeds.ts'
import type { Closure } from '../contract/closures.ts'
import type { Invitation } from '../contract/invitations.ts'
import type { Right, Role } from '../contract/operation.ts'
import type { KeptSettings } from '../contract/organization.ts'
import type { Person } from '../contract/people.ts'
import type { MediumVersionRow, TrashRow } from './rules/kept-media.ts'
import type { MediumRow } from './rules/medium-row.ts'
import type { Preset } from '../contract/presets.ts'
import type { Room } from '../contract/rooms.ts'
import type { ServiceType } from '../contract/service-types.ts'
import type { Service } from '../contract/services.ts'
import type { WeeklySchedule } from '../contract/weekly-schedules.ts'
import type { Author, Changes } from './changes.ts'
import type { Condition, Find, FoldedField } from './find.ts'
import type { Found } from './found.ts'
import type { ExternalIdRow, ImportRow } from './imports.ts'
import type { Json } from './json.ts'
import type { CalendarDay, Loads } from './loads.ts'
import type { Presences } from './presences.ts'
import type { Occupancy } from './rules/overlap.ts'

/** An invitation as it is kept: of the code in its link only the SHA-256, hexadecimal, which no answer tells. */
export interface InvitationRow extends Omit<Invitation, 'rights'> {
  hash: string
  /** Fewer rights than those of its role; absent means all of them. */
  rights?: readonly Right[]
}

/** What is kept: every resource as one document, services with their calendars and ranges always inside. */
export interface Tables {
  multimedia: MediumRow
  /** What media were before other bytes took their place. */
  mediumVersions: MediumVersionRow
  /** What was deleted and can be brought back, under the id that it had. */
  trash: TrashRow
  presets: Preset
  rooms: Room
  appointments: Appointment
  calendars: Calendar
  services: Service
  serviceTypes: ServiceType
  weeklySchedules: WeeklySchedule
  closures: Closure
  calendarFeeds: CalendarFeedRow
  /** Backups that were made, and restores: a restore that is under way has no end yet. */
  backups: BackupRow
  people: Person
  invitations: InvitationRow
  /** One document an organization, under the organization's id. */
  organizationSettings: KeptSettings
  imports: ImportRow
  externalIds: ExternalIdRow
}
/** The name of a table. */
export type TableName = keyof Tables

export { FOLDED_FIELDS } from './find.ts'
export type { Condition, Find, FoldedField, Found, Json, Occupancy }

/** The remembered first answer of a POST under an idempotency key (interface, section 1). */
export interface IdempotentAnswer {
  key: string
  /** SHA-256 of method, path and body. */
  requestHash: string
  status: number
  answer: Json
  /** The appointment in the answer, so that masking its guests can forget it. */
  resourceId: string | null
  expiresAt: number
}

/** The signature of a call that was carried out, so that whoever has seen the call cannot have it carried out again. */
export interface UsedSignature {
  signature: string
  /** When the call was carried out, ISO 8601. */
  at: string
  /** What came of it: the id in its answer, where it has one. */
  resultId: string | null
  /** When no verifier takes the signature any more, epoch milliseconds. */
  expiresAt: number
}

/** Who does a job, so that of several processes one does it. */
export interface JobLease {
  job: string
  /** Names a process. */
  holder: string
  /** Epoch milliseconds. */
  until: number
}

/** The rows of one organization inside one transaction. Rows of another organization do not exist here. */
export interface Rows {
  /** Credentials inside this same transaction: a transaction that asked `Store.credentials` would wait for itself. */
  readonly credentials: Credentials
  /** What was changed so far, without this transaction. */
  readonly changes: Changes
  /** Who looks at or works on what at this moment. */
  readonly presences: Presences

  get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>
  find<T extends TableName>(table: T, find?: Find): Promise<Found<Tables[T]>>
  count(table: TableName, where?: readonly Condition[]): Promise<number>
  /** How many rows have each of these values in `field`. */
  tally(table: TableName, field: string, values: readonly string[]): Promise<Record<string, number>>
  /** The sum of the numbers in `field`; rows without a number there add nothing. */
  sum(table: TableName, field: string, where?: readonly Condition[]): Promise<number>
  /** How full these days of calendars are. */
  loads(days: readonly CalendarDay[]): Promise<Loads>
  /** A page of the service types that others share with this organization, in the order of the table. */
  offeredTypes(find: Pick<Find, 'offset' | 'limit' | 'withinBytes'>): Promise<Found<ServiceType>>
  /** One of these. */
  offeredType(id: string): Promise<ServiceType | undefined>
  /** Throws a `conflict` failure where a unique field is taken (room publicId, service type slug). */
  insert<T extends TableName>(table: T, row: Tables[T]): Promise<void>
  /** Inserts many rows at once; where one is refused, the transaction has to be given up. */
  insertAll<T extends TableName>(table: T, rows: readonly Tables[T][]): Promise<void>
  replace<T extends TableName>(table: T, row: Tables[T]): Promise<Tables[T]>
  /** Answers the row as it was, as `replace` does. */
  remove<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined>

  /** Takes back what work has written in this transaction where it throws; the transaction itself goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>

  /** Waits until no other transaction holds these calendars; always locks in one fixed order. */
  lockCalendars(ids: readonly string[]): Promise<void>
  /** Waits until no other transaction holds this service; asked for after the calendars, so that no two wait for each other. */
  lockService(id: string): Promise<void>
  /**
   * Keeps rows that are about to be referred to from being removed until this transaction ends, and answers those that are there;
   * many may hold one.
   */
  hold<T extends TableName>(table: T, ids: readonly string[]): Promise<Tables[T][]>
  /** Waits until nobody holds a row that is about to be removed, and lets nobody hold it until this transaction ends. */
  claim(table: TableName, id: string): Promise<void>
  /** Replaces what an appointment occupies; an empty list frees it. Throws a `conflict` failure on a collision that slipped through. */
  occupy(appointmentId: string, occupancies: readonly Occupancy[], now: number): Promise<void>
  /** Occupies the time of many appointments that occupy nothing yet, as `occupy` does one by one. */
  occupyAll(occupancies: readonly Occupancy[], now: number): Promise<void>
  /** What occupies these calendars in `[from, to)`, lapsed holds left out, in order of `from` then appointment id. */
  occupants(calendarIds: readonly string[], from: number, to: number, now: number): Promise<Occupancy[]>

  /** The unexpired answer under this key, if any; a transaction that asks holds the key until it ends. */
  recall(key: string, now: number): Promise<IdempotentAnswer | undefined>
  remember(answer: IdempotentAnswer): Promise<void>
  /** Drops every remembered answer about this resource. */
  forget(resourceId: string): Promise<void>

  /** Keeps a signature, or answers the use of it that is kept already; of two at once the second waits for the first. */
  useSignature(use: Omit<UsedSignature, 'resultId'>, now: number): Promise<UsedSignature | undefined>
  /** Says what came of the call with this signature. */
  nameResult(signature: string, resultId: string): Promise<void>
  /** Drops some remembered answers and signatures that have expired, so many of each at most; answers whether there may be more. */
  dropExpired(now: number, limit: number): Promise<boolean>
  /**
   * Gives a job of this organization to a holder until an instant (epoch milliseconds), unless another one has it still;
   * answers whether it was given. It is held as soon as this transaction has ended, and not where it fails.
   */
  leaseJob(lease: JobLease, now: number): Promise<boolean>
  /** Who has a job of this organization, or had it last. */
  jobLease(job: string): Promise<JobLease | undefined>
}

/** An organization: the tenant. */
export interface Organization {
  id: string
  name: string
  createdAt: string
}

/** An access key as kept: its secret is sealed by the host. */
export interface KeyRow {
  accessKeyId: string
  organizationId: string
  role: Role
  label: string | null
  sealedSecret: string
  createdAt: string
  disabledAt: string | null
  /** When a call was last signed with it, to within some minutes; absent where none was. */
  lastUsedAt?: string
  /** Who is behind it; absent for a program. */
  personId?: string
  /** When it ends by itself; absent for never. */
  expiresAt?: string
  /** Fewer rights than those of its role; absent means all of them. */
  rights?: readonly Right[]
}

/** An access key, and who is behind it. */
export interface Bearer {
  key: KeyRow
  person: Person | undefined
}

/** A one-time code as kept: what it opens, under the hash of its 128 random bits. Never part of a dump. */
export interface OneTimeCode {
  /** SHA-256 of the code's text, hexadecimal. */
  hash: string
  organizationId: string
  role: Role
  /** What the code may be used for; it opens nothing else. */
  purpose: 'sign-in'
  /** The label of the key that it becomes. */
  label: string | null
  createdAt: string
  expiresAt: string
}

/** Organizations and access keys: the only rows that are asked across organizations. */
export interface Credentials {
  organizations(): Promise<Organization[]>
  organization(id: string): Promise<Organization | undefined>
  organizationByName(name: string): Promise<Organization | undefined>
  addOrganization(organization: Organization): Promise<void>
  keys(organizationId?: string): Promise<KeyRow[]>
  /** A page of an organization's keys, in the order in which they were made. */
  keysOnPage(organizationId: string, find: Pick<Find, 'offset' | 'limit'>): Promise<Found<KeyRow>>
  key(accessKeyId: string): Promise<KeyRow | undefined>
  /** A key with the person whom it names; `undefined` for nobody also where that person is not there. */
  bearer(accessKeyId: string): Promise<Bearer | undefined>
  /**
   * The keys that administer an organization for good: enabled, without an end, with that right, and of nobody who is
   * disabled or may less. Within a transaction nobody else makes them fewer until it ends.
   */
  administrators(organizationId: string): Promise<KeyRow[]>
  addKey(key: KeyRow): Promise<void>
  /**
   * Disables a key and answers it; one that is disabled already stays as it is. Throws a `conflict` failure for the last
   * of the organization's `administrators`, also where several are disabled at once.
   */
  disableKey(accessKeyId: string, at: string): Promise<KeyRow | undefined>
  /** Lets a key end by itself at an instant, unless it ends earlier; throws as `disableKey` does. */
  expireKey(accessKeyId: string, at: string): Promise<void>
  /** Puts another seal on the secret of a key, if it is still under this one; answers whether it was. */
  resealKey(accessKeyId: string, before: string, sealedSecret: string): Promise<boolean>
  /** Notes that a key has signed a call. */
  keyUsed(accessKeyId: string, at: string): Promise<void>
  /** Keeps a code, and lets go of those that had expired by the time it was made. */
  addCode(code: OneTimeCode): Promise<void>
  /** A code that is good for this purpose and at this time. */
  code(purpose: OneTimeCode['purpose'], hash: string, at: string): Promise<OneTimeCode | undefined>
  /** The organization and the id of an invitation by the hash of its code, whatever has become of it. */
  invitation(hash: string): Promise<Pick<InvitationRow, 'organizationId' | 'id'> | undefined>
  /** Uses such a code up within a transaction and answers it: of any number of them only one gets it. */
  useCode(purpose: OneTimeCode['purpose'], hash: string, at: string): Promise<OneTimeCode | undefined>
}

/** What a store may be told of a read before it begins. */
export interface ReadHint {
  /** Reads of one kind are alike, and take turns with those of other kinds. */
  kind: string
  /** Whether it may look through many rows, or answer many: so many of these leave room for the organization's others. */
  isWide: boolean
  /**
   * Whether it asks one question, as far as is known: then that may go out with all that is around it. Work that asks more is begun
   * anew, as it is where the store was disturbed.
   */
  asksOnce: boolean
}

/** Where rows are kept. Memory is the model; every other store must answer the same. */
export interface Store {
  /** A consistent look at one organization; `hint` says what kind of read it is, where that is known. */
  read<T>(organizationId: string, work: (rows: Rows) => Promise<T>, hint?: ReadHint): Promise<T>
  /**
   * One transaction: all of it or nothing; retried where the database says so, so `work` may run more than once. What it
   * did to records is recorded within it (recording.ts), as the author's, or as the service's own.
   */
  write<T>(organizationId: string, work: (rows: Rows) => Promise<T>, author?: Author): Promise<T>
  /**
   * Hears of an organization of which something was changed, by whichever process, until the answered function is
   * called. A notice may be lost: whoever follows changes asks for them now and then.
   */
  onChange(listener: (organizationId: string) => void): () => void
  /** The same of who is present. */
  onPresence(listener: (organizationId: string) => void): () => void
  /** Outside of every transaction; within one, ask `Rows.credentials`. */
  credentials: Credentials
  /**
   * Who signs with a key, for each of many calls: as `credentials.bearer`, but what another process has changed may be
   * missing for as long as its notice takes, and for 5 seconds at most where that is lost.
   */
  signer(this: void, accessKeyId: string): Promise<Bearer | undefined>
  /** Takes calls out of those that an access key may make, whichever process they are made by; outside of every transaction. */
  takeCalls(this: void, taking: CallsTaking, now: number): Promise<CallsTaken>
  /** How many transactions wait for their turn; absent where none ever does. */
  waiting?(): number
  close(): Promise<void>
}
