import type { QueryClient } from '@tanstack/react-query'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../client/create-api.ts'
import { queryOf } from '../client/query.ts'
import { mayReadAhead } from '../client/read-ahead.ts'
import { paths } from '../paths/paths.ts'

/** Milliseconds for which a pointer rests on a row that is meant, and not crossed. */
const RESTS = 80

/** What reads the record of a page, where nothing but its id is needed for that. */
const RECORDS: readonly (readonly [list: string, get: Row])[] = [
  [paths.rooms.list(), contract.rooms.get],
  [paths.serviceTypes.list(), contract.serviceTypes.get],
  [paths.presets.list(), contract.presets.get],
  [paths.multimedia.list(), contract.multimedia.get],
]

/** The record that a link of a list leads to. */
const recordAt = ({ pathname, search }: URL): { get: Row; id: string } | undefined => {
  const open = new URLSearchParams(search).get('open')
  if (pathname === paths.appointments.list()) return open ? { get: contract.appointmentsV2.get, id: open } : undefined
  const at = pathname.lastIndexOf('/')
  const found = RECORDS.find(([list]) => list === pathname.slice(0, at))
  return found && { get: found[1], id: decodeURIComponent(pathname.slice(at + 1)) }
}

/**
 * Loads the page (`preload`), and reads the record, of the row on which a pointer rests, so that a press on it finds both there.
 * Answers what ends that.
 */
export function readRowsAhead(
  api: Api,
  queryClient: QueryClient,
  preload: (pathname: string) => Promise<void>,
): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = (to: string): void => {
    const url = new URL(to)
    void preload(url.pathname)
    const record = recordAt(url)
    const param = record && /\{(\w+)\}/.exec(record.get.path)?.[1]
    if (!record || !param || !mayReadAhead()) return
    void queryClient.prefetchQuery(queryOf(api, record.get, { params: { [param]: record.id } } as never))
  }
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(timer)
    const row = target instanceof Element && pointerType !== 'touch' ? target.closest('tr') : null
    const link = row?.querySelector<HTMLAnchorElement>('a[data-control="row"]')
    if (link) timer = setTimeout(() => read(link.href), RESTS)
  }
  document.addEventListener('pointerover', onOver, { signal: end.signal, passive: true })
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}
