import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { FieldError } from '#api/contract/errors.ts'
import type { JsonObject } from '#api/contract/json-object.ts'

/** How one resource is typed in, judged and saved. */
export interface RecordFormOptions<Rec, Values, Body> {
  /** What is stored; absent for a new record. */
  record: Rec | undefined
  /** The record as the form shows it; without one, what a new form starts with. */
  read: (record: Rec | undefined) => Values
  /** The whole body that the values stand for. */
  write: (values: Values) => Body
  /** The contract's schemas of both bodies, loaded when something is saved for the first time. */
  schemas: () => Promise<{ create: z.ZodMiniType; update: z.ZodMiniType }>
  impossible?: (values: Values) => readonly FieldError[]
  placeOf?: (field: string, values: Values) => string
  /** What an update sends of two bodies; the changed fields unless told. */
  changes?: (before: Body, after: Body) => Partial<Body>
  /** Makes it; the key is the same for a repeat after a lost answer. */
  create?: (body: Body, idempotencyKey: string) => Promise<Rec>
  update: (changes: Partial<Body>, ifVersion: number | undefined) => Promise<Rec>
  /** Reads the stored record anew; called when a save was refused with a conflict. */
  reload?: () => Promise<Rec | undefined>
  /** What it is called where it is told that it was saved. */
  nameOf: (record: Rec) => string
  /** The address of its page, which is gone to where it is another than before the save. */
  pathOf?: (record: Rec) => string
  /** Called with a new one, where no page of its own is gone to. */
  onCreated?: (record: Rec) => void
}

/** From which version of a record somebody else brought it to which. */
export interface Versions {
  from: number
  to: number
}

/** Somebody else's change that got in first: the form's values before it and after it. */
export interface Stale<Values> {
  /** The version that the form is based on, and the one that is stored by now. */
  versions?: Versions
  /** Tells this change from the next one. */
  key: number
  base: Values
  theirs: Values
  /** Takes their version and leaves it at that. */
  loadTheirs: () => void
  /** Saves these values over their version. */
  save: (values: Values) => void
}

/** Somebody else's change that came while something was typed, before anything was saved. */
export interface Meanwhile {
  versions: Versions
  /** The fields that are not what the form began with. */
  names: readonly string[]
  /** Shows both side by side. */
  compare: () => void
}

/** What is stored of the record, for whoever brings an earlier version of it back. */
export interface StoredRecord<Values> {
  version: number | undefined
  /** The values with other fields laid over the stored record; a field that is undefined was not there. */
  valuesWith: (fields: JsonObject) => Values
  /** Saves values over what is stored, as if they had been typed; answers whether they were saved. */
  save: (values: Values) => Promise<boolean>
}

/** A form of one record, from reading to the last conflict. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What is wrong as a whole. */
  messages: readonly string[]
  stale: Stale<Values> | null
  meanwhile: Meanwhile | null
  /** Creates the record again where it was deleted while somebody typed; null where it was not. */
  recreate: (() => void) | null
  isNew: boolean
  /** What the record is called since it was last saved or read; null for a new one. */
  name: string | null
  /** Null for a new record. */
  stored: StoredRecord<Values> | null
  submit: () => Promise<boolean>
  /** Takes back what was typed. */
  discard: () => void
  /** Shows why something else, such as deleting, did not work. */
  showError: (error: unknown) => void
}
