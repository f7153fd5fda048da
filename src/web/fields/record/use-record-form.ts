import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { REFUSALS } from '#api/contract/errors.ts'
import type { JsonObject } from '#api/contract/json-object.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'
import { showToast } from '../../ui/toast.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { errorSentence } from '../error-sentence.ts'
import { changedFields, givenFields } from './changes.ts'
import { sentenceWords } from './issue-words.ts'
import type { RecordForm, RecordFormOptions, Versions } from './record-form.ts'
import { contractResolver } from './resolver.ts'

type Versioned = { version?: number }

/** Holds a value that changes outside of a render. */
const holder = <Value>(first: Value) => {
  let held = first
  return {
    get: (): Value => held,
    set: (next: Value): void => {
      held = next
    },
  }
}

const INVALID_STATE = REFUSALS.invalidState.code
const toPlace = (field: string): string => field

/**
 * A form over the contract's schema. An update sends only what changed, based on the version that was read; where somebody
 * else was first, what is typed stays and the choice is the reader's. Refused fields are marked where they stand.
 */
export function useRecordForm<Rec extends Versioned, Values extends FieldValues, Body extends object>(
  options: RecordFormOptions<Rec, Values, Body>,
): RecordForm<Values> {
  const { record, read, write, placeOf = toPlace, changes = changedFields, pathOf } = options
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { discovery } = useApi()
  // What the form is based on: it changes together with the form's own store, outside of a render.
  const [basis] = useState(() => holder(record))
  const seen = useRef(record)
  const refusals = useRef(0)
  const [theirs, setTheirs] = useState<{ key: number; stored: Rec; base: Values } | null>(null)
  const [isGone, setGone] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])
  const [initial] = useState(() => read(record))
  const [key] = useState(() => createRepeatKey())

  const bodyOf = (values: Values, based = basis.get()): Partial<Body> =>
    based ? changes(write(read(based)), write(values)) : givenFields(write(values))
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // Complaints wait for the first attempt to save: an entry that was just added is not wrong yet.
    mode: 'onSubmit',
    resolver: contractResolver<Values, Body>({
      i18n,
      bodyOf: (values) => bodyOf(values),
      schema: async () => (await options.schemas())[basis.get() ? 'update' : 'create'],
      hasOwnIds: async () => (await discovery()) === null,
      impossible: options.impossible,
      placeOf,
    }),
  })
  const { isDirty } = form.formState
  const showComplaints = useFormErrors(form)

  /** Bases the form on a record; with values, those stay in it as unsaved. */
  const adopt = (next: Rec, values?: Values) => {
    basis.set(next)
    seen.current = record
    setTheirs(null)
    setMessages([])
    form.reset(read(next))
    if (values) form.reset(values, { keepDefaultValues: true })
  }

  // The form is a store of its own, so a newer answer of the service goes into it after the render; not over typed input.
  useEffect(() => {
    if (isDirty || record === seen.current) return
    seen.current = record
    if (!record || (record.version ?? 0) < (basis.get()?.version ?? 0)) return
    basis.set(record)
    form.reset(read(record))
  }, [record, isDirty, form, read, basis])

  const showError = (error: unknown, values = form.getValues()) => {
    // The person went back before anything was sent: nothing is wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return
    const complaints = isApiError(error) ? error.fieldErrors : []
    const homeless = showComplaints(
      complaints.map(({ field, message }) => ({
        field: placeOf(field, values),
        message: sentenceWords(i18n, message),
      })),
    )
    const placed = complaints.length > homeless.length
    setMessages(
      placed && homeless.length === 0 ? [i18n._('Check the highlighted fields.')] : [errorSentence(i18n, error)],
    )
  }

  const tellSaved = (saved: Rec, base?: Rec) => {
    showToast({ tone: 'confirmed', text: i18n._('Saved “{name}”', { name: options.nameOf(saved) }) })
    if (!base) options.onCreated?.(saved)
    const path = pathOf?.(saved)
    if (path !== undefined && (!base || path !== pathOf?.(base))) void navigate(path, { replace: true })
  }

  const save = async (values: Values): Promise<boolean> => {
    const base = basis.get()
    setMessages([])
    try {
      if (base) {
        const saved = await options.update(bodyOf(values), base.version || undefined)
        adopt(saved)
        tellSaved(saved, base)
      } else if (options.create) {
        const body = givenFields(write(values))
        const saved = await options.create(body, key.of(body))
        key.settle()
        setGone(false)
        form.reset(values)
        tellSaved(saved)
      }
      return true
    } catch (error) {
      key.settle(error)
      if (isApiError(error) && error.kind === 'conflict' && base && options.reload) {
        const stored = await options.reload().catch(() => undefined)
        if (stored && stored.version !== base.version) {
          setTheirs({ key: ++refusals.current, stored, base: read(base) })
          return false
        }
      }
      if (isApiError(error) && error.kind === 'not-found' && error.code !== INVALID_STATE && base && options.create) {
        setTheirs(null)
        setGone(true)
        return false
      }
      showError(error, values)
      return false
    }
  }

  const submit = async (): Promise<boolean> => {
    let saved = false
    // What is told again appears again, announced and in sight.
    setMessages([])
    try {
      // What judges the values loads with the first saving, and a form whose judging fails would stay busy for good.
      await options.schemas()
    } catch {
      setMessages([i18n._('Not saved: the connection was lost, or a new version was installed. Try again.')])
      return false
    }
    await form.handleSubmit(
      async (values) => {
        saved = await save(values)
      },
      () => setMessages([i18n._('Check the highlighted fields.')]),
    )()
    return saved
  }
  const discard = () => {
    setTheirs(null)
    form.reset()
  }
  useUnsavedGuard({ dirty: isDirty, save: submit, discard })

  const restore = async (values: Values): Promise<boolean> => {
    form.reset(values, { keepDefaultValues: true })
    return await submit()
  }
  const recreate = () => {
    // Nothing is stored any more: from here on the form is one of a new record.
    basis.set(undefined)
    void submit()
  }
  const based = basis.get()
  const isNewer = isDirty && !theirs && record && based && (record.version ?? 0) > (based.version ?? 0)
  const names = isNewer ? Object.keys(changedFields(read(based), read(record))) : []
  const compare = () => {
    if (isNewer) setTheirs({ key: ++refusals.current, stored: record, base: read(based) })
  }
  const versionsTo = (to: Rec): Versions => ({ from: based?.version ?? 0, to: to.version ?? 0 })
  const stale = theirs && {
    key: theirs.key,
    versions: versionsTo(theirs.stored),
    base: theirs.base,
    theirs: read(theirs.stored),
    loadTheirs: () => adopt(theirs.stored),
    save: (values: Values) => {
      adopt(theirs.stored, values)
      void submit()
    },
  }
  // What a save answered is told before the page has read it again.
  const latest = based && (record?.version ?? 0) <= (based.version ?? 0) ? based : record
  const stored = record
    ? {
        version: record.version,
        valuesWith: (fields: JsonObject) => read({ ...record, ...fields }),
        save: restore,
      }
    : null
  return {
    form,
    messages,
    stale,
    meanwhile: names.length > 0 && record ? { names, compare, versions: versionsTo(record) } : null,
    recreate: isGone ? recreate : null,
    isNew: record === undefined,
    name: latest ? options.nameOf(latest) : null,
    stored,
    submit,
    discard,
    showError,
  }
}
