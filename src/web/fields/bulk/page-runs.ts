import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../client/create-api.ts'
import type { DraftPlace } from '../drafts/draft-place.ts'
import { runner } from './device-runner.ts'
import { type KeptRuns, openKeptRuns } from './kept-runs.ts'
import { type KeptRun, type RunLine, withoutTexts } from './run-data.ts'
import { raiseFlag } from './run-flag.ts'
import { ownerIn } from './run-owner.ts'
import { deviceStore, pageRuns, type RunStore } from './run-store.ts'

/** What runs of a connection are carried out with, and whether they may be kept on this device. */
export interface RunDeps {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly place: DraftPlace
}

interface Open {
  readonly api: Api
  readonly store: RunStore
  readonly runs: Promise<KeptRuns>
  readonly close: () => void
}

/** Milliseconds within which the news of another page's run are read together. */
const NEWS = 500
const CHANNEL = 'frontdesk-runs'
let current: Open | undefined

const openFor = ({ api, queryClient, place }: RunDeps): Open => {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
  const news = new Set<string>()
  // Without a place on the device a run lives as long as the page is connected.
  const store = (place === 'device' ? deviceStore() : undefined) ?? pageRuns()
  const runs = openKeptRuns({
    api,
    queryClient,
    runner,
    store,
    owner: ownerIn(navigator),
    announce: (id) => channel?.postMessage({ connectionId: api.connectionId, id }),
    onMasked: (id) => void deleteTexts(api.connectionId, id).catch(() => undefined),
    onKept: (isAnything) => place === 'device' && raiseFlag(api.connectionId, isAnything),
  })
  const read = (): void => {
    const ids = [...news]
    news.clear()
    void runs.then((it) => Promise.all(ids.map((id) => it.refresh(id)))).catch(() => undefined)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<{ connectionId: string; id: string }>) => {
    if (data.connectionId !== api.connectionId) return
    if (news.size === 0) setTimeout(read, NEWS)
    news.add(data.id)
  })
  return {
    api,
    store,
    runs,
    close: () => {
      channel?.close()
      void runs.then((it) => it.close()).catch(() => undefined)
    },
  }
}

/** The runs of a connection, those that an earlier page left among them. */
export const runsOf = (deps: RunDeps): Promise<KeptRuns> => {
  if (current?.api !== deps.api) {
    current?.close()
    const opened = openFor(deps)
    current = opened
    // What could not be opened is tried anew by who asks next.
    opened.runs.catch(() => {
      if (current === opened) current = undefined
    })
  }
  return current.runs
}

/** What a person does with the runs on screen. */
export const onRuns = (does: (runs: KeptRuns) => Promise<void>): void =>
  void current?.runs.then(does).catch(() => undefined)

/** Ends every run at once; what is kept stays as it stands, and waits for the next page over the connection. */
export const endRuns = (): void => {
  runner.endAll()
  current?.close()
  current = undefined
}

const runsIn = async (connectionId: string): Promise<(readonly [RunStore, KeptRun])[]> => {
  const stores = new Set([current?.store, deviceStore()].filter((it) => it !== undefined))
  const found = await Promise.all(
    [...stores].map(async (store) => (await store.all(connectionId)).map((run) => [store, run] as const)),
  )
  return found.flat()
}

/** Deletes what is kept of the runs of a connection, and ends those under way. */
export const deleteRuns = async (connectionId: string): Promise<void> => {
  const kept = await runsIn(connectionId)
  if (current?.api.connectionId === connectionId) endRuns()
  await Promise.all(kept.map(([store, { id }]) => store.drop(id)))
  raiseFlag(connectionId, false)
}

/** Takes what kept runs say of a record out of them, here and on screen. */
export const deleteTexts = async (connectionId: string, recordId: string): Promise<void> => {
  const word = i18n._('Anonymized appointment')
  if (current?.api.connectionId === connectionId) {
    runner.alter((item, state) => withoutTexts(item as RunLine, state, recordId, word))
  }
  const kept = await runsIn(connectionId)
  await Promise.all(
    kept.map(([store, { id }]) => store.change(id, (line, state) => withoutTexts(line, state, recordId, word))),
  )
}
