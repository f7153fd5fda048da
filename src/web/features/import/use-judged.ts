import { useEffect, useMemo, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { useApi } from '../../client/api-context.ts'
import type { TriedRow, ImportHead } from './dry-run.ts'
import { tryRows } from './dry-run.ts'
import { recordNames } from './names.ts'
import { prepareRows, type PreparedRows } from './prepare.ts'
import type { ImportSettings } from './settings.ts'

/** What would become of the rows, as far as that is known by now. */
export interface RowVerdicts {
  prepared: PreparedRows | null
  judged: readonly TriedRow[]
  /** Whether all is known. */
  done: boolean
  error: unknown
}

const NOTHING: RowVerdicts = { prepared: null, judged: [], done: false, error: null }
/** Milliseconds after the last choice: who chooses several columns in a row is asked for once. */
const SETTLED = 500

interface JudgeContext {
  settings: ImportSettings
  head: ImportHead
  calendars: readonly Calendar[]
  services: readonly Service[]
  country: string | null
  /** Whether the service can try rows without keeping them. */
  canTry: boolean
}

/**
 * Judges the rows of a file anew whenever something about its reading changes: first here, then by the service; `again`
 * judges them once more, after an error.
 */
export function useJudged({ settings, head, calendars, services, country, canTry }: JudgeContext): {
  verdicts: RowVerdicts
  again: () => void
} {
  const api = useApi()
  const [state, setState] = useState<{ of: unknown; verdicts: RowVerdicts }>({ of: null, verdicts: NOTHING })
  const [tries, setTries] = useState(0)
  const asked = useMemo(
    () => ({ settings, head, calendars, services, country, canTry, tries }),
    [settings, head, calendars, services, country, canTry, tries],
  )
  // Asks a service, and is left when something else is asked: what an effect is for.
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const tell = (verdicts: RowVerdicts): void => {
      if (!signal.aborted) setState({ of: asked, verdicts })
    }
    const judge = async (): Promise<void> => {
      const { kind, mapped, zone, order, lastFirst, calendarId, chosen, table } = settings
      const reading = {
        kind,
        fields: mapped.map(({ field }) => field),
        zone,
        order,
        lastFirst,
        calendarId,
        calendars: recordNames(calendars, chosen),
        services: recordNames(services, chosen),
      }
      const prepared = await prepareRows(table.rows, reading, country, signal)
      let judged: TriedRow[] = []
      tell({ ...NOTHING, prepared, done: !canTry })
      if (!canTry) return
      try {
        await tryRows(
          api,
          head,
          prepared.ready,
          (some) => {
            judged = [...judged, ...some]
            tell({ ...NOTHING, prepared, judged })
          },
          signal,
        )
        tell({ prepared, judged, done: true, error: null })
      } catch (error) {
        tell({ prepared, judged, done: false, error })
      }
    }
    const timer = setTimeout(() => void judge().catch(() => undefined), SETTLED)
    return () => {
      clearTimeout(timer)
      control.abort(new DOMException('Something else is asked.', 'AbortError'))
    }
  }, [api, asked, settings, head, calendars, services, country, canTry])
  const verdicts = state.of === asked ? state.verdicts : NOTHING
  return { verdicts, again: () => setTries((count) => count + 1) }
}
