import type { z } from 'zod/mini'

/** What a call can need: to overbook is to write beside others on purpose, `audit` is the whole of who changed what. */
export const RIGHT_NAMES = ['read', 'write', 'overbook', 'anonymize', 'export', 'audit', 'administer'] as const
/** A right by its name. */
export type Right = (typeof RIGHT_NAMES)[number]

/** The roles, from the one that may do least; each has all rights of those before it. */
export const ROLE_NAMES = ['viewer', 'staff', 'admin'] as const
/** The role of an access key or a person. */
export type Role = (typeof ROLE_NAMES)[number]

/** What each role may do (interface, rights); a key may have fewer rights than its role. */
export const RIGHTS: Record<Role, readonly Right[]> = {
  viewer: ['read'],
  staff: ['read', 'write', 'overbook', 'anonymize', 'export'],
  admin: RIGHT_NAMES,
}

/** How a list answers: `page` is the envelope, `array` the bare array with `X-Total-Count`. */
export interface ListShape {
  shape: 'page' | 'array'
  /** Items on a page when the caller names no limit; null answers all. */
  defaultLimit: number | null
  maxLimit: number
}

/** The names under which queries are cached; a write names those that it makes stale. */
export type ResourceName =
  | 'multimedia'
  | 'mediumVersions'
  | 'trash'
  | 'storage'
  | 'presets'
  | 'rooms'
  | 'appointments'
  | 'calendars'
  | 'services'
  | 'serviceTypes'
  | 'weeklySchedules'
  | 'keys'
  | 'people'
  | 'invitations'
  | 'me'
  | 'changes'
  | 'audit'
  | 'presence'
  | 'imports'
  | 'reports'
  | 'closures'
  | 'calendarFeeds'
  | 'backup'
  | 'batch'

/** One row of the contract: everything that is true of an operation, said once. */
export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template with parameters in braces. */
  path: string
  /** Where the specification says so. */
  section: string
  summary: string
  resource: ResourceName
  /** What the caller must be allowed. */
  right: Right
  /** What it writes is no record and lasts for a minute, so that whoever may read may write it. */
  passing?: true
  /**
   * A call that names all of these query parameters needs this right only, and so does one that asks for what the caller did:
   * whose parameter `key` or `person` is the caller's own.
   */
  lesser?: { right: Right; where: readonly string[]; own?: readonly ('key' | 'person')[] }
  /**
   * What the body of an answer is; absent: `json`. A `stream` goes on and on, each of its events an `answer`; a `batch` is
   * made of what other rows answer.
   */
  kind?: 'json' | 'stream' | 'bytes' | 'batch'
  /** `none`: the call is not signed and proves itself by its body; nobody's right is asked. Absent: signed. */
  auth?: 'none'
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** Other names under which a body field is understood. */
  aliases?: Record<string, string>
  /** Objects of the body of which absent fields keep their value, as they do of the body itself. */
  merged?: readonly string[]
  /** Whether the body may be missing altogether. */
  bodyOptional?: true
  /**
   * What a call costs of those that a key may make, where that is not one: so many, or one for each so many entries of a list
   * in the body. Where the field `dry` of the body is true nothing comes of it, and it costs reads, as it does where `of` says so.
   */
  cost?: { calls: number } | { list: string; each: number; dry?: string; of?: 'reads' }
  /** The body field with an address of another site, whose file is fetched before the operation is carried out. */
  fetches?: string
  /** Whether the answer shows a secret, so that it is never kept in the clear. */
  secretAnswer?: true
  status: 200 | 201
  answer: z.core.$ZodType
  list?: ListShape
  /** The query parameter that narrows answers down to some fields, and always `id`. */
  narrowedBy?: string
  /** Resources whose cached reads a success makes stale, beside its own. */
  touches?: readonly ResourceName[]
}

/** Writes a row down without losing its literal types. */
export const row = <const R extends Row>(it: R): R => it

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** The path parameters of a row, by name. */
export type ParamsOf<R extends Row> = Record<ParamNames<R['path']>, string>

/** The query of a row after parsing. */
export type QueryOf<R extends Row> = R extends { query: infer Q extends z.core.$ZodType }
  ? z.output<Q>
  : Record<never, never>

/** The body of a row after parsing. */
export type BodyOf<R extends Row> = R extends { body: infer B extends z.core.$ZodType } ? z.output<B> : undefined

/** The body of a row as a caller writes it. */
export type BodyInput<R extends Row> = R extends { body: infer B extends z.core.$ZodType } ? z.input<B> : undefined

/** The answer of a row: for lists, one item. */
export type AnswerOf<R extends Row> = z.output<R['answer']>
