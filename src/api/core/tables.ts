import type { Guest } from '../contract/appointment-fields.ts'
import { fold } from '../values/fold.ts'
import { fileMark, filesOf } from './rules/appointment-files.ts'
import { guestPhones } from './rules/phone-digits.ts'
import type { TableName, Tables } from './store.ts'

/** What every store must know of a table, so that all of them order and search alike. */
export interface TableFacts<T extends TableName> {
  /** What a row is called in a sentence. */
  noun: string
  /** Rows come in code point order of this text, then of the id. */
  sortKey(row: Tables[T]): string
  /** Newest first instead. */
  descending: boolean
  /** Folded text that `search` looks through. */
  searchText(row: Tables[T]): string
  /** The digits of guests' phones that `guestPhone` looks through; absent where rows have no guests. */
  guestPhones?(row: Tables[T]): string
  /** A dotted path whose value no two rows of an organization share. */
  unique: string | null
}

const folded = (...parts: readonly unknown[]): string =>
  fold(parts.filter((part) => typeof part === 'string' && part !== '').join('\n'))

const guestText = (guest: Guest): string =>
  [guest.email, ...['firstName', 'lastName', 'phone'].map((name) => guest.extraFields?.[name])]
    .filter((part) => typeof part === 'string')
    .join(' ')

/** The facts of every table: orders and searches of the interface, section 1. */
export const tables: { readonly [T in TableName]: TableFacts<T> } = {
  multimedia: {
    noun: 'multimedia',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name),
    unique: null,
  },
  mediumVersions: {
    noun: 'version',
    // Those that expire first come first.
    sortKey: (row) => row.until,
    descending: false,
    searchText: () => '',
    unique: null,
  },
  trash: {
    noun: 'deleted record',
    sortKey: (row) => row.until,
    descending: false,
    searchText: (row) => folded(row.name),
    unique: null,
  },
  presets: {
    noun: 'preset',
    sortKey: (row) => fold(row.title),
    descending: false,
    searchText: (row) => folded(row.title, row.description),
    unique: null,
  },
  rooms: {
    noun: 'room',
    sortKey: (row) => row.createdAt,
    descending: true,
    searchText: (row) => folded(row.publicId, row.template.name),
    unique: 'publicId',
  },
  appointments: {
    noun: 'appointment',
    sortKey: (row) => row.startDate,
    descending: false,
    searchText: (row) =>
      folded(
        row.title,
        row.status,
        row.subStatus,
        row.classification,
        row.description,
        ...row.guests.map(guestText),
        ...filesOf(row).map(fileMark),
      ),
    guestPhones: (row) => guestPhones(row.guests),
    unique: null,
  },
  calendars: {
    noun: 'calendar',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name, ...row.tags),
    unique: null,
  },
  services: {
    noun: 'service',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name, row.description),
    unique: null,
  },
  serviceTypes: {
    noun: 'service type',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name),
    unique: 'slug',
  },
  weeklySchedules: {
    noun: 'weekly schedule',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name),
    unique: null,
  },
  closures: {
    noun: 'closure',
    sortKey: (row) => row.dates?.[0] ?? '',
    descending: false,
    searchText: (row) => folded(row.reason),
    unique: null,
  },
  calendarFeeds: {
    noun: 'calendar feed',
    sortKey: (row) => row.createdAt,
    descending: false,
    searchText: () => '',
    unique: null,
  },
  backups: {
    noun: 'backup',
    sortKey: (row) => row.createdAt,
    descending: true,
    searchText: () => '',
    unique: null,
  },
  people: {
    noun: 'person',
    sortKey: (row) => fold(row.name),
    descending: false,
    searchText: (row) => folded(row.name, row.email),
    unique: null,
  },
  invitations: {
    noun: 'invitation',
    sortKey: (row) => row.expiresAt,
    descending: false,
    searchText: (row) => folded(row.name, row.email),
    unique: 'hash',
  },
  organizationSettings: {
    noun: 'settings of an organization',
    sortKey: (row) => row.id,
    descending: false,
    searchText: (row) => folded(row.name),
    unique: null,
  },
  imports: {
    noun: 'import',
    sortKey: (row) => row.createdAt,
    descending: true,
    searchText: (row) => folded(row.name),
    unique: null,
  },
  // The newest first, so that what needs another record is taken back before that one.
  externalIds: {
    noun: 'external id',
    sortKey: (row) => row.createdAt,
    descending: true,
    searchText: () => '',
    unique: null,
  },
}
