import { useLingui } from '@lingui/react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '#api/contract/operation.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import type { AnyInput } from '../../client/input.ts'
import { invalidate } from '../../client/query.ts'
import { untyped } from '../../client/untyped.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useFieldNames } from '../../fields/history/change-words.ts'
import { refusalOf } from '../../fields/rights/use-refusal.ts'
import { useRights } from '../../client/use-caller.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { showToast } from '../../ui/toast.ts'
import type { JournalEntry } from './entries.ts'
import { RECORD_ROWS } from './record-rows.ts'
import { anonymizedSince, changedAgainSince } from './since-words.ts'
import type { CurrentRecord, WayBack } from './way-back.ts'

const nameOf = ({ resource, id }: JournalEntry): string => `${resource} ${id}`

/**
 * The records of a journal that are no appointments, as they are, by resource and id: null where one is gone; one that is not known yet is
 * not among them.
 */
export function useCurrentRecords(
  entries: readonly JournalEntry[],
): (entry: JournalEntry) => CurrentRecord | null | undefined {
  const api = useApi()
  const call = untyped<CurrentRecord>(api)
  const asked = [
    ...new Map(entries.filter(({ resource }) => RECORD_ROWS[resource]).map((it) => [nameOf(it), it])).values(),
  ]
  const found = useQueries({
    queries: asked.map(({ resource, id }) => ({
      queryKey: [api.connectionId, resource, 'journal', id],
      queryFn: async () => {
        const row = RECORD_ROWS[resource]?.get
        if (!row) throw new Error(`Nobody reads one of ${resource}.`)
        return call(row, { params: { id } } as AnyInput)
      },
      retry: false,
    })),
  })
  const current = new Map(
    asked.flatMap((entry, index): [string, CurrentRecord | null][] => {
      const { data, error } = found[index] ?? {}
      if (data) return [[nameOf(entry), data]]
      return isApiError(error) && error.kind === 'not-found' ? [[nameOf(entry), null]] : []
    }),
  )
  return (entry) => current.get(nameOf(entry))
}

/** Takes writes to records back, each by a real write under the version that was looked at; `onDone` reads the journal anew. */
export function useRecordUndo(onDone: () => void) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const rights = useRights()
  const fieldNames = useFieldNames()
  const [busy, setBusy] = useState<string>()

  const rowFor = ({ resource }: JournalEntry, way: WayBack): Row | undefined =>
    way.is === 'remove' ? RECORD_ROWS[resource]?.remove : RECORD_ROWS[resource]?.update

  const refusedFor = (entry: JournalEntry, way: WayBack | undefined): string | undefined => {
    if (!way) return undefined
    const row = rowFor(entry, way)
    const reason = row && refusalOf(row.right, rights)
    if (reason) return i18n._(reason)
    if (way.is !== 'none') return undefined
    switch (way.why) {
      case 'masked':
        return anonymizedSince(i18n)
      case 'deleted':
        return i18n._('The record was deleted since.')
      case 'anew':
        return i18n._('What was deleted can only be created again.')
      case 'changed':
        return way.fields.length === 0
          ? i18n._('The record was changed since. Delete it on its own page.')
          : changedAgainSince(i18n, format, fieldNames(entry.resource, way.fields))
    }
  }

  const undo = async (entry: JournalEntry, way: WayBack, current: CurrentRecord | null | undefined): Promise<void> => {
    const row = rowFor(entry, way)
    if (!row || !current || (way.is !== 'set' && way.is !== 'remove')) return
    setBusy(entry.key)
    const input = {
      params: { id: entry.id },
      ifVersion: current.version,
      ...(way.is === 'set' && { body: way.fields }),
    }
    try {
      await untyped(api)(row, input as AnyInput)
      showToast({ key: 'journal', tone: 'confirmed', text: i18n._('Undone') })
    } catch (error) {
      showToast({ key: 'journal', tone: 'no-show', text: errorSentence(i18n, error) })
    }
    // Also where it was refused: what the page knew is old then.
    void invalidate(queryClient, row)
    onDone()
    setBusy(undefined)
  }
  return { busy, undo, refusedFor }
}
