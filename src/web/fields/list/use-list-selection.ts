import { useState } from 'react'
import type { ReadingProgress } from '../../client/list-all.ts'
import { tickedCount, type Selection } from '../../ui/table/selection.ts'
import { useSelection } from '../../ui/table/use-selection.ts'

interface ListSelectionOptions<T> {
  /** Changes with the filters: what was ticked under other filters is out of sight and no longer meant. */
  scope: string
  /** The rows on screen. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => string
  /** Number of records that fit the filters; null where it is not known. */
  total: number | null
  /** Whether there are more than `total`. */
  isMore: boolean
  /** Whether more rows are still to come on screen. */
  growing: boolean
  /** Reads every record that fits the filters. */
  readAll: (signal?: AbortSignal, onProgress?: ReadingProgress) => Promise<readonly T[]>
  /** The rows on screen hold less than `readAll` brings. */
  partial: boolean
}

/** The ticked records of a list. */
export interface ListSelection<T> {
  /** What the table is told of it. */
  selection: Selection
  /** How many are meant; null where all are and nobody has counted them. */
  count: number | null
  /** The records that are meant; where all that fit are, the list is read to its end first. */
  selectedItems: (signal?: AbortSignal, onProgress?: ReadingProgress) => Promise<readonly T[]>
  /** The same with every field and expansion, for a file. */
  wholeItems: (signal?: AbortSignal, onProgress?: ReadingProgress) => Promise<readonly T[]>
}

/** The ticked records of a list: they stay ticked from page to page, or all that fit the filters are meant. */
export function useListSelection<T>(options: ListSelectionOptions<T>): ListSelection<T> {
  const { scope, rows = [], rowKey, total, isMore, readAll, partial } = options
  const ticks = useSelection(scope, total, isMore)
  // A tick outlives its page, so its record is kept with it.
  const [records, setRecords] = useState<ReadonlyMap<string, T>>(new Map())
  const selection: Selection = {
    ...ticks,
    matching: { ...ticks.matching, growing: options.growing },
    onChange: (keys) => {
      const shown = rows.map((row) => [rowKey(row), row] as const)
      setRecords(new Map([...records, ...shown].filter(([key]) => keys.has(key))))
      ticks.onChange(keys)
    },
  }
  const { all, except } = ticks.matching
  const selectedItems: ListSelection<T>['selectedItems'] = async (signal, onProgress) =>
    all
      ? (await readAll(signal, onProgress)).filter((row) => !except?.has(rowKey(row)))
      : [...records].flatMap(([key, record]) => (ticks.selected.has(key) ? [record] : []))
  return {
    selection,
    count: tickedCount(selection),
    selectedItems,
    wholeItems: async (signal, onProgress) =>
      all || !partial
        ? selectedItems(signal, onProgress)
        : (await readAll(signal, onProgress)).filter((row) => ticks.selected.has(rowKey(row))),
  }
}
