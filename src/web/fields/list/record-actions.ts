import type { I18n } from '@lingui/core'
import type { Row } from '#api/contract/operation.ts'
import type { AnyInput, InputOf } from '../../client/input.ts'
import type { Question } from '../../ui/confirm.ts'
import type { IconName } from '../../ui/icons.tsx'

/** An operation of the contract together with what it is given for a record. */
export interface RecordCall<T> {
  row: Row
  inputOf: (record: T) => AnyInput
}

/** Binds an operation to records: `callOf(contract.services.remove, ({ id }: Service) => ({ params: { id } }))`. */
export const callOf = <R extends Row, T>(row: R, inputOf: (record: T) => InputOf<R>): RecordCall<T> => ({
  row,
  inputOf,
})

/** What an action does, with what it is given for each record. */
export interface RecordWork<T> {
  /** Records for which it means something; the others are left alone. All unless told. */
  applies?: (record: T) => boolean
  call: RecordCall<T>
  /** Takes it back, where that can be done. */
  undo?: RecordCall<T>
  /** Records for which it can be taken back; all unless told. */
  undoes?: (record: T) => boolean
  /** What happens to how many, as the title of the run (“Deactivate 12 services”). */
  title: (count: number) => string
  /** What has happened to one (“‘X-ray’ can no longer be booked”). */
  done: (name: string) => string
}

/** Work that is known only when the person has told more, such as which tag to add. */
export interface AskedWork<T> {
  applies?: (record: T) => boolean
  /** Asks for it; null where the person changed their mind. */
  asks: (records: readonly T[]) => Promise<RecordWork<T> | null>
}

/** Work with a way of its own, such as a dialog that asks for more. */
export interface OwnWork<T> {
  applies?: (record: T) => boolean
  /**
   * Does it, and answers whether the records were taken over, so that they are meant no more. `leftOut` says how many of
   * the chosen ones are not among them, and why; empty where all are.
   */
  act: (records: readonly T[], leftOut: string) => Promise<boolean>
}

/** How an action looks, and when it is open. */
interface Described<T> {
  id: string
  /** On the button and in the menu (“Deactivate”). */
  label: string
  icon: IconName
  /** It destroys something. */
  danger?: boolean
  /** Why it cannot be done with a record now; its menu says so, and of many such records are left out. */
  closed?: (record: T) => string | undefined
  /** Behind “More” in the bar of the ticked ones. */
  rare?: true
  /** The question to answer first, for one record by its name; without it, it is done at once. */
  confirm?: (count: number, name: string) => Omit<Question, 'otherLabel'>
  /** A fuller question for one record, in place of `confirm`; answers whether to go on. */
  confirmOne?: (record: T) => Promise<boolean>
}

/** An action that does what it does in a way of its own. */
export type OwnAction<T> = OwnWork<T> & Described<T>

/**
 * Something that can be done with records of a list, described once: for a row from its menu, for many from the bar of
 * the ticked ones.
 */
export type RecordAction<T> = (RecordWork<T> | AskedWork<T> | OwnWork<T>) & Described<T>

/** What tells one resource's deleting from another's. */
interface Deletion<T> extends Pick<Described<T>, 'confirmOne'>, Pick<RecordWork<T>, 'call' | 'title'> {
  /** Asked before one or many are deleted, with what that takes along. */
  question: (count: number, name: string) => Pick<Question, 'title' | 'text'>
  /** Sees to what would stand in the way; answers whether the deletion is taken care of, or given up. */
  clears?: (records: readonly T[]) => Promise<boolean>
}

/** Deletes records, each by itself, after a question. */
export const deletion = <T>(i18n: I18n, { question, clears, call, title, ...rest }: Deletion<T>): RecordAction<T> => {
  const work = { call, title, done: (name: string) => i18n._('Deleted “{name}”', { name }) }
  return {
    id: 'delete',
    label: i18n._('Delete'),
    icon: 'trash',
    danger: true,
    confirm: (count, name) => ({ ...question(count, name), confirmLabel: i18n._('Delete'), danger: true }),
    ...rest,
    ...(clears ? { asks: async (records: readonly T[]) => ((await clears(records)) ? null : work) } : work),
  }
}
