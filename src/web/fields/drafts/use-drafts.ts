import { use, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from '../../client/api-context.ts'
import { sameJson } from '../record/changes.ts'
import { DraftPlaceContext } from './draft-place.ts'
import { draftsIn, draftStore, dropEverywhere, type Draft } from './draft-store.ts'

/** Milliseconds of rest after which what was typed is kept. */
const REST = 400

/**
 * Keeps what is typed into a form in this browser, from the first change until it is saved or discarded, and finds what an
 * earlier visit left behind. A browser that refuses storage keeps nothing.
 */
export function useDrafts<Values extends FieldValues>(form: UseFormReturn<Values>, name: string) {
  const { connectionId } = useApi()
  const store = draftStore(use(DraftPlaceContext))
  const [id] = useState(() => crypto.randomUUID())
  const [place] = useState(name)
  const [offers, setOffers] = useState<readonly Draft[]>([])

  // The form, the browser's storage and the end of the page are all outside of React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isKept = false
    /** The draft that is on its way into the store. */
    let writing: Draft | undefined
    let base: unknown = form.formState.defaultValues
    const keep = (isLast = false) => {
      clearTimeout(timer)
      timer = undefined
      isKept = true
      const draft: Draft = {
        id,
        connectionId,
        form: place,
        savedAt: Date.now(),
        base,
        values: form.getValues(),
      }
      writing = draft
      const written = () => {
        if (writing === draft) writing = undefined
      }
      store.keep(draft).then(written, written)
      // A page that goes does not wait for a database; what belongs to the tab is written at once.
      if (isLast)
        draftStore('tab')
          .keep(draft)
          .catch(() => undefined)
    }
    const flush = () => (timer !== undefined || writing !== undefined) && keep(true)
    const follow = (isDirty: boolean) => {
      clearTimeout(timer)
      timer = undefined
      if (isDirty) {
        timer = setTimeout(() => keep(), REST)
        return
      }
      // What was saved or discarded is not written again, even while the store has not taken it yet.
      writing = undefined
      if (isKept) {
        isKept = false
        dropEverywhere(id)
      }
    }
    let live = true
    void draftsIn(connectionId, place).then((found) => live && setOffers(found.filter((draft) => draft.id !== id)))
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, defaultValues }) => {
        base = defaultValues
        follow(isDirty ?? false)
      },
    })
    // The form itself would render for whether it is clean, if it were asked.
    if (!sameJson(form.getValues(), base)) follow(true)
    // The browser's own question gives the database time; where nobody asks, the page's end does.
    addEventListener('beforeunload', flush)
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      live = false
      unsubscribe()
      flush()
      removeEventListener('beforeunload', flush)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [form, store, id, connectionId, place])

  /** Takes a draft away for good. */
  const drop = (draft: Draft) => {
    setOffers((shown) => shown.filter((it) => it !== draft))
    dropEverywhere(draft.id)
  }
  return { offer: offers[0], drop }
}
