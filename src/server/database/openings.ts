import { BEGIN, type Mode } from '#api/stores/sql/database.ts'
import { withinWall } from '#api/stores/sql/wall.ts'
import { keepWithin } from './read-within.ts'

/** No statement of a call takes longer, nor a pause between two of them. */
const STATEMENT = 15_000

/** In one statement: three of `set` cost as much as a question of their own. */
const settingOf = (settings: Readonly<Record<string, number | string>>, isLocal: boolean): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
    .join(', ')

/** A question that is asked without a beginning is a transaction that begins as `BEGIN.read` says; all others say how. */
const READS = { default_transaction_isolation: 'repeatable read', default_transaction_read_only: 'on' }

/** Only a transaction that writes keeps plans for any values, of what goes by keys (`Db.queryByKey`). */
const OWN_PLANS = settingOf({ plan_cache_mode: 'force_custom_plan' }, true)

/** How sessions begin, and each transaction in them. */
interface Openings {
  /** Absent where a session is not one process's own. */
  session: ((plansAsTold: boolean) => string) | undefined
  /** `plansAsTold` where the session can be told how to plan. */
  transaction: (mode: Mode, within: string | undefined, plansAsTold: boolean) => string
}

/**
 * Transactions begin in one message, so that limits and the id of the transaction cost no time of their own. Where a session is one
 * process's own, it carries the limits from its beginning on, and only who is without them says so. `more` is asked at the beginning
 * of each.
 */
export function openings(lockWithin: number, isOwnSession: boolean, more: readonly string[]): Openings {
  const limits = {
    lock_timeout: lockWithin,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: 2 * STATEMENT,
  }
  const none = Object.fromEntries(Object.keys(limits).map((name) => [name, 0]))
  const [limited, unlimited] = isOwnSession ? ['', settingOf(none, true)] : [settingOf(limits, true), '']
  const id = 'pg_current_xact_id()::text as id'
  const asked: { readonly [M in Mode]: readonly string[] } = {
    read: [limited],
    write: [limited, id],
    dump: [unlimited],
    upkeep: [unlimited, id],
  }
  return {
    session: isOwnSession
      ? (plansAsTold) => `select ${settingOf({ ...limits, ...READS }, false)}; ${keepWithin(plansAsTold)}`
      : undefined,
    transaction: (mode, within, plansAsTold) => {
      const plans = plansAsTold && mode !== 'write' ? [OWN_PLANS] : []
      const wanted = [...plans, ...asked[mode], ...more].filter((it) => it !== '').join(', ')
      return [
        BEGIN[mode],
        ...(within === undefined ? [] : [withinWall(within)]),
        ...(wanted ? [`select ${wanted}`] : []),
      ].join('; ')
    },
  }
}
