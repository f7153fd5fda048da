import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { FieldError } from '../../../api/contract/errors.ts'
import { isApiError } from '../../client/api-error.ts'
import { useFormErrors } from '../../ui/form/useFormErrors.ts'
import { useUnsavedGuard } from '../../ui/useUnsavedGuard.ts'
import { errorSentence } from '../error-sentence.ts'
import { changedFields, givenFields } from './changes.ts'
import { sentenceWords } from './issue-words.ts'
import { contractResolver } from './resolver.ts'

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
  create?: (body: Body) => Promise<Rec>
  update: (changes: Partial<Body>, ifVersion: number | undefined) => Promise<Rec>
  /** Reads the stored record anew; called when a save was refused with a conflict. */
  reload?: () => Promise<Rec | undefined>
  onSaved: (record: Rec, created: boolean) => void
}

/** Somebody else's change that got in first. */
export interface Stale {
  /** Fields of the body that they changed. */
  fields: readonly string[]
  loadTheirs: () => void
  saveMine: () => void
}

/** A form of one record, from reading to the last conflict. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What is wrong as a whole. */
  messages: readonly string[]
  stale: Stale | null
  isNew: boolean
  submit: () => Promise<boolean>
  /** Shows why something else, such as deleting, did not work. */
  showError: (error: unknown) => void
}

type Versioned = { version?: number }

const toPlace = (field: string): string => field

// A room's fields stand in its template: what was changed there is told by its own name.
const namesIn = ({ template, ...changes }: { template?: object }): string[] => [
  ...Object.keys(changes),
  ...Object.keys(template ?? {}),
]

/**
 * A form over the contract's schema. An update sends only what changed, based on the version that was read; where somebody
 * else was first, what is typed stays and the choice is the reader's. Refused fields are marked where they stand.
 */
export function useRecordForm<Rec extends Versioned, Values extends FieldValues, Body extends object>(
  options: RecordFormOptions<Rec, Values, Body>,
): RecordForm<Values> {
  const { record, read, write, placeOf = toPlace, changes = changedFields } = options
  const { i18n } = useLingui()
  const [base, setBase] = useState(record)
  const [seen, setSeen] = useState(record)
  const [theirs, setTheirs] = useState<Rec | null>(null)
  const [messages, setMessages] = useState<readonly string[]>([])
  const initial = useMemo(() => read(base), [read, base])

  const bodyOf = (values: Values): Partial<Body> =>
    base ? changes(write(initial), write(values)) : givenFields(write(values))
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    values: initial,
    // Complaints wait for the first attempt to save: an entry that was just added is not wrong yet.
    mode: 'onSubmit',
    resolver: contractResolver<Values, Body>({
      i18n,
      bodyOf,
      schema: async () => (await options.schemas())[base ? 'update' : 'create'],
      impossible: options.impossible,
      placeOf,
    }),
  })
  const { isDirty } = form.formState
  const showComplaints = useFormErrors(form)

  const adopt = (next: Rec) => {
    setBase(next)
    setTheirs(null)
    setMessages([])
    form.reset(read(next))
  }

  // A newer answer of the service replaces what is shown, unless something is typed over it.
  if (record !== seen) {
    setSeen(record)
    if (record && !isDirty && (record.version ?? 0) >= (base?.version ?? 0)) setBase(record)
  }

  const showError = (error: unknown, values = form.getValues()) => {
    const complaints = isApiError(error) ? error.fieldErrors : []
    const homeless = showComplaints(
      complaints.map(({ field, message }) => ({
        field: placeOf(field, values),
        message: sentenceWords(i18n, message),
      })),
    )
    const placed = complaints.length > homeless.length
    setMessages(placed && homeless.length === 0 ? [i18n._('Look at the marked fields.')] : [errorSentence(i18n, error)])
  }

  const save = async (values: Values, version: number | undefined): Promise<boolean> => {
    setMessages([])
    try {
      if (base) {
        const saved = await options.update(changes(write(initial), write(values)), version)
        adopt(saved)
        options.onSaved(saved, false)
      } else if (options.create) {
        const saved = await options.create(givenFields(write(values)))
        form.reset(values)
        options.onSaved(saved, true)
      }
      return true
    } catch (error) {
      if (isApiError(error) && error.kind === 'conflict' && base && options.reload) {
        const stored = await options.reload().catch(() => undefined)
        if (stored && stored.version !== base.version) {
          setTheirs(stored)
          return false
        }
      }
      showError(error, values)
      return false
    }
  }

  const submitWith = async (version: number | undefined): Promise<boolean> => {
    let saved = false
    await form.handleSubmit(
      async (values) => {
        saved = await save(values, version)
      },
      () => setMessages([i18n._('Look at the marked fields.')]),
    )()
    return saved
  }
  const submit = () => submitWith(base?.version || undefined)
  useUnsavedGuard({ dirty: isDirty, save: submit })

  const stale = theirs && {
    fields: base ? namesIn(changes(write(initial), write(read(theirs)))) : [],
    loadTheirs: () => adopt(theirs),
    saveMine: () => {
      setTheirs(null)
      void submitWith(theirs.version)
    },
  }
  return { form, messages, stale, isNew: base === undefined, submit, showError }
}
