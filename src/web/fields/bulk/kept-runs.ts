import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '#api/contract/json-object.ts'
import { ApiError } from '../../client/api-error.ts'
import { answerOf, inverseCall } from '../../client/call-data.ts'
import { sendBased } from '../../client/send-based.ts'
import { sendCall } from '../../client/send-call.ts'
import type { Api } from '../../client/create-api.ts'
import { invalidate } from '../../client/query.ts'
import type { Journal, RunSpec, RunSummary } from '../../ui/run/run-spec.ts'
import type { RunEvent } from '../../ui/run/run-state.ts'
import type { Runner } from '../../ui/run/runner.ts'
import { fieldName } from '../labels/field-name.ts'
import { callWithIds, isMaking, type KeptRun, keptState, type RunData, type RunLine, touchedBy } from './run-data.ts'
import { statesOf } from './recall.ts'
import type { RunOwner } from './run-owner.ts'
import type { RunStore } from './run-store.ts'

/** What a page hears of a run that it began, for as long as it lives. */
export interface RunListeners {
  readonly onDone?: (id: string, result: unknown) => void
  readonly onUndone?: (id: string, result: unknown) => void
  readonly onRefused?: (id: string, error: unknown) => void
  /** Called each time the run ends, also after a retry. */
  readonly onEnd?: (summary: RunSummary) => void
}

/** What the runs of a connection are carried out with. */
export interface RunConnection {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly runner: Runner
  readonly store: RunStore
  readonly owner: RunOwner
  /** Tells other pages that a run has changed. */
  readonly announce: (id: string) => void
  /** The guests of a record were masked by a run, also by one that an earlier page began. */
  readonly onMasked: (recordId: string) => void
  /** Whether anything is kept now, for the next start. */
  readonly onKept: (isAnything: boolean) => void
}

const changedWords = (fields: readonly string[]): string =>
  i18n._('Someone else changed this meanwhile: {fields}. Open it to see how it stands now.', {
    fields: [...new Set(fields.map((field) => fieldName(i18n, field)))].join(', '),
  })

/** The runs of one connection: begun as data, kept line by line, and gone on with by whichever page is asked to. */
export const openKeptRuns = async (world: RunConnection) => {
  const { api, queryClient, runner, store, owner, announce, onMasked, onKept } = world
  const knowsKeys = (await api.discovery().catch(() => null)) !== null
  const held = new Map<string, () => void>()
  const closing = new AbortController()
  /** Ids of what was made, by the line that made it: other lines name them. */
  const made = new Map<string, string>()
  const learnMade = ({ id: lineId }: Pick<RunLine, 'id'>, result: unknown): void => {
    const { id } = answerOf(result)
    if (id !== undefined) made.set(lineId, id)
  }
  const learnKept = ({ lines, states }: KeptRun): void =>
    lines.forEach((line, place) => learnMade(line, states[place]?.result))

  const tellKept = async (): Promise<void> => onKept((await store.all(api.connectionId)).length > 0)

  const bookOf = (id: string, ready: Promise<unknown> = Promise.resolve()): Journal => ({
    id,
    write: async (states) => {
      await ready
      await store.write(
        id,
        states.map(([index, state]) => [index, keptState(state)] as const),
      )
      announce(id)
    },
    drop: () => {
      void store.drop(id).then(
        async () => {
          announce(id)
          await tellKept()
        },
        () => undefined,
      )
    },
  })

  const specOf = (data: RunData, { onDone, onUndone, onRefused, onEnd }: RunListeners = {}): RunSpec<RunLine> => {
    const touched = touchedBy(data)
    return {
      title: data.title,
      ...(data.undoTitle !== undefined && { undoTitle: data.undoTitle }),
      ...(data.concurrency && { concurrency: data.concurrency }),
      ...(data.unmet !== undefined && { unmet: new ApiError({ kind: 'conflict', description: data.unmet }) }),
      items: data.lines,
      act: async (line, context) => {
        const call = callWithIds(line, made)
        const { basis, look } = line
        const result = basis
          ? await sendBased(api, call, context, look, { basis, changedWords })
          : await sendCall(api, call, context, look)
        learnMade(line, result)
        const masked = call.operation.endsWith('.maskGuests') ? call.input.params?.['id'] : undefined
        if (masked !== undefined) onMasked(masked)
        return result
      },
      ...(data.lines.some(({ inverse }) => inverse) && {
        inverse: ({ inverse, needs: _needs, call: done, goes: _goes, basis: _basis, tell, ...line }, result) =>
          inverse
            ? {
                ...line,
                name: inverse.name ?? line.name,
                call: inverseCall(inverse, answerOf(result)),
                // What the change has set is what taking it back goes by.
                ...(inverse.takesVersion && isObject(done.input.body) && { basis: done.input.body }),
                // Who was called about the new time must hear that it is the old one again.
                ...(tell && { tell: tell.map(({ was, now, ...guest }) => ({ ...guest, was: now ?? '—', now: was })) }),
              }
            : null,
      }),
      repeatable: (line) => knowsKeys || !isMaking(line),
      journal: ({ title, items, undoing }) => {
        const id = crypto.randomUUID()
        const states = items.map(() => ({ outcome: 'waiting' as const }))
        const { undoTitle: _undo, ...rest } = data
        const kept = { ...(undoing ? rest : data), title, lines: items, id, connectionId: api.connectionId }
        const put = store.put({ ...kept, undoing, at: Date.now(), states })
        const taken = owner.take(id).then((release) => void (release && held.set(id, release)))
        put.then(
          () => onKept(true),
          () => undefined,
        )
        return bookOf(id, Promise.all([put, taken]))
      },
      ...(touched && { invalidate: () => invalidate(queryClient, touched) }),
      ...(onDone && { onDone: ({ id }: RunLine, result: unknown) => onDone(id, result) }),
      ...(onUndone && { onUndone: ({ id }: RunLine, result: unknown) => onUndone(id, result) }),
      ...(onRefused && { onRefused: ({ id }: RunLine, error: unknown) => onRefused(id, error) }),
      ...(onEnd && { onEnd }),
    }
  }

  const keyOf = (id: string): number | undefined => runner.shown().find((it) => it.id === id)?.key

  const waitFor = (id: string): void => {
    owner.whenFree(id, closing.signal).then(
      () => refresh(id),
      () => undefined,
    )
  }

  /** Shows a run as it is kept by now, unless this page carries it out itself. */
  const refresh = async (id: string): Promise<void> => {
    if (held.has(id) || closing.signal.aborted) return
    const [run, isTaken] = await Promise.all([store.get(id), owner.isTaken(id)])
    if (held.has(id) || closing.signal.aborted) return
    const key = keyOf(id)
    if (!run || run.connectionId !== api.connectionId) {
      if (key !== undefined) runner.remove(key)
      return
    }
    learnKept(run)
    const states = statesOf(run, { isTaken, knowsKeys })
    if (key !== undefined) runner.update(key, states, isTaken)
    else {
      const { undoing } = run
      runner.restore(specOf(run), { states, journal: bookOf(id), undoing, elsewhere: isTaken })
      if (isTaken) waitFor(id)
    }
  }

  /** Makes this page the one that carries a run out, as it stands by now; false where another page does. */
  const claim = async (key: number): Promise<boolean> => {
    const id = runner.shown().find((it) => it.key === key)?.id
    if (id === undefined || held.has(id)) return true
    const release = await owner.take(id)
    const run = await store.get(id).catch(() => undefined)
    if (!release || closing.signal.aborted) {
      release?.()
      await refresh(id)
      return false
    }
    held.set(id, release)
    if (run) learnKept(run)
    if (run) runner.update(key, statesOf(run, { isTaken: false, knowsKeys }), false)
    announce(id)
    return true
  }

  const letGo = (): void => {
    const shown = new Map(runner.shown().map(({ id, run }) => [id, run.phase]))
    for (const [id, release] of held) {
      const phase = shown.get(id)
      if (phase !== undefined && phase !== 'ended') continue
      held.delete(id)
      release()
      announce(id)
    }
  }
  const unsubscribe = runner.subscribe(letGo)

  for (const { id } of await store.all(api.connectionId).catch(() => [])) {
    // oxlint-disable-next-line no-await-in-loop -- In their order.
    await refresh(id)
  }

  return {
    start: (data: RunData, listeners?: RunListeners): boolean => runner.start(specOf(data, listeners)) !== null,
    refresh,
    /** What a person does with a run, whichever page began it. */
    send: async (key: number, event: RunEvent): Promise<void> => {
      if (await claim(key)) runner.send(key, event)
    },
    undo: async (key: number, title: string): Promise<void> => {
      if (await claim(key)) runner.undo(key, title)
      letGo()
    },
    dismiss: async (key: number): Promise<void> => {
      if (await claim(key)) runner.dismiss(key)
      letGo()
    },
    close: (): void => {
      closing.abort(new DOMException('The connection was left.', 'AbortError'))
      unsubscribe()
      for (const release of held.values()) release()
      held.clear()
    },
  }
}

/** The runs of one connection. */
export type KeptRuns = Awaited<ReturnType<typeof openKeptRuns>>
