import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../client/api-context.ts'
import { invalidate } from '../../client/query.ts'
import { untyped } from '../../client/untyped.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { confirm } from '../../ui/confirm.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { showToast } from '../../ui/toast.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { errorSentence } from '../error-sentence.ts'
import { MOST_HERE } from './arrange.ts'
import type { OwnWork, RecordAction, RecordCall, RecordWork } from './record-actions.ts'

/** What the records are called, and how many are meant. */
interface RecordActionsOptions<T> {
  actions: readonly RecordAction<T>[]
  rowKey: (record: T) => string
  nameOf: (record: T) => string
  hrefOf?: ((record: T) => string) | undefined
  /** Why none of it can be done with this key; undefined where it can. */
  refused?: string | undefined
  selectedItems: () => Promise<readonly T[]>
  /** How many records are ticked; null where nobody has counted them. */
  count: number | null
  /** Told when a run has taken the chosen records over. */
  onTaken: () => void
}

/** Carries the described actions out: on one record at once, on many through the run that everybody sees. */
export function useRecordActions<T>({
  actions,
  rowKey,
  nameOf,
  hrefOf,
  refused,
  selectedItems,
  count,
  onTaken,
}: RecordActionsOptions<T>) {
  const { i18n } = useLingui()
  const { number } = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const bulk = useBulk()
  const [busy, setBusy] = useState<string | null>(null)

  const send = async ({ row, inputOf }: RecordCall<T>, record: T): Promise<void> => {
    // `callOf` has seen that the input is the row's.
    await untyped(api)(row, inputOf(record))
    void invalidate(queryClient, row)
  }
  const complain = (name: string, error: unknown) =>
    showToast({
      tone: 'no-show',
      text: i18n._('“{name}”: {reason}', { name, reason: errorSentence(i18n, error) }),
      duration: 15_000,
    })

  const workOf = async (
    action: Exclude<RecordAction<T>, OwnWork<T>>,
    records: readonly T[],
  ): Promise<RecordWork<T> | null> => ('asks' in action ? action.asks(records) : action)

  const actOnOne = async (action: RecordAction<T>, record: T) => {
    const name = nameOf(record)
    if ('act' in action) {
      await action.act([record], '').catch((error: unknown) => complain(name, error))
      return
    }
    const { confirm: question, confirmOne } = action
    try {
      const work = await workOf(action, [record])
      if (!work) return
      if (confirmOne ? !(await confirmOne(record)) : question && !(await confirm(question(1, name)))) return
      const { call, done, undoes } = work
      const undo = (undoes?.(record) ?? true) ? work.undo : undefined
      await send(call, record)
      const takeBack = undo && (() => void send(undo, record).catch((error: unknown) => complain(name, error)))
      showToast({
        tone: 'confirmed',
        text: done(name),
        ...(takeBack && { action: { label: i18n._('Undo'), run: takeBack } }),
      })
    } catch (error) {
      complain(name, error)
    }
  }

  const tooMany = () =>
    showToast({
      tone: 'pending',
      text: i18n._('Change at most {most} records at once. Filter the list first.', {
        most: number(MOST_HERE),
      }),
      duration: 15_000,
    })

  const tellNone = (action: RecordAction<T>, reasons: readonly string[] = []) =>
    showToast({
      text: [i18n._('“{label}” changes none of the selected records.', { label: action.label }), ...reasons].join(' '),
    })

  /** The records with which the action can be done now, and what is to be told of the others. */
  const openOnes = (action: RecordAction<T>, chosen: readonly T[]): { open: readonly T[]; leftOut: string } => {
    const meant = chosen.filter((record) => action.applies?.(record) ?? true)
    const open = meant.filter((record) => action.closed?.(record) === undefined)
    const reasons = [...new Set(meant.flatMap((record) => action.closed?.(record) ?? []))]
    if (meant.length < chosen.length) reasons.push(i18n._('“{label}” doesn’t apply.', { label: action.label }))
    const count = chosen.length - open.length
    if (open.length === 0) tellNone(action, reasons)
    if (open.length === 0 || count === 0) return { open, leftOut: '' }
    const text = i18n._('{count, plural, one {Skipping # selected record:} other {Skipping # selected records:}}', {
      count,
    })
    const leftOut = [text, ...reasons].join(' ')
    showToast({ text: leftOut })
    return { open, leftOut }
  }

  const actOnSelected = async (action: RecordAction<T>) => {
    if ((count ?? 0) > MOST_HERE) return tooMany()
    setBusy(action.id)
    try {
      const chosen = await selectedItems()
      if (chosen.length > MOST_HERE) return tooMany()
      const { open, leftOut } = openOnes(action, chosen)
      if ('act' in action && open.length > 0) {
        // A dialog gives the focus back to the button that it came from, which must not be busy then.
        setBusy(null)
        if (await action.act(open, leftOut)) onTaken()
        return
      }
      // As above: to ask for more takes a dialog.
      if ('asks' in action) setBusy(null)
      const work = 'act' in action || open.length === 0 ? undefined : await workOf(action, open)
      if (work === null) return
      const records = open.filter((record) => work?.applies?.(record) ?? true)
      const [first] = records
      if (work === undefined || first === undefined) {
        if (open.length > 0) tellNone(action)
        return
      }
      if (action.confirm && !(await confirm(action.confirm(records.length, nameOf(first))))) return
      const { call, undo, undoes } = work
      const shown = await bulk.run<RecordCall<T>['row'], T>({
        title: work.title(records.length),
        records,
        id: rowKey,
        name: nameOf,
        ...(hrefOf && { to: hrefOf }),
        row: call.row,
        inputOf: call.inputOf as never,
        ...(undo && { undo: { row: undo.row, inputOf: undo.inputOf as never, ...(undoes && { applies: undoes }) } }),
      })
      if (shown) onTaken()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    } finally {
      setBusy(null)
    }
  }

  return {
    /** Id of the action whose records are being read. */
    busy,
    actOnSelected: (action: RecordAction<T>) => void actOnSelected(action),
    actOnOne: (action: RecordAction<T>, record: T) => void actOnOne(action, record),
    /** The described actions of one row, for its menu. */
    actionsOf: (record: T): RowAction[] =>
      actions
        .filter(({ applies }) => applies?.(record) ?? true)
        .map((action) => ({
          label: action.label,
          icon: action.icon,
          danger: action.danger ?? false,
          disabledReason: refused ?? action.closed?.(record),
          onAct: () => void actOnOne(action, record),
        })),
  }
}
