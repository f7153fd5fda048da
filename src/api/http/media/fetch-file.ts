import { type RefusalSentence, refusalSentence, type SentenceValues } from '../../contract/refusal-sentences.ts'
import type { Fetching, MediumRef } from '../../core/context.ts'
import { Failure, unprocessable } from '../../core/failure.ts'
import { formatOfBytes } from '../../core/rules/media-formats.ts'
import { fileNameAt, remoteUrl } from '../../core/rules/remote-url.ts'
import { type Arrived, faultOf } from '../../core/rules/upload.ts'
import type { UploadDepot } from './depot.ts'
import { type FinishDeps, keptName } from './finish.ts'
import { isNoRoom, noRoomLeft } from './intake.ts'

/** A file of another site on its way. */
export interface RemoteFile {
  bytes: AsyncIterable<Uint8Array>
  /** Bytes, where the site tells; it need not be true. */
  size: number | undefined
}

/** Asks another site for a file; throws what refuses it (`addressFault`), or whatever broke the line. */
export type OpenRemote = (url: URL, signal: AbortSignal) => Promise<RemoteFile>

/** What fetching files of other sites needs. */
export interface FetchingDeps<Found extends Arrived> extends Pick<FinishDeps<Found>, 'inspect' | 'onKept'> {
  depot: Pick<UploadDepot, 'append' | 'keep' | 'abandon' | 'clear'>
  open: OpenRemote
  /** Whether a port may be named; those of sites where absent. */
  isPortOpen?: (port: number) => boolean
  limits: Pick<Fetching, 'maxSize' | 'seconds'>
}

/** Files of one organization that are fetched at a time. */
const AT_ONCE = 4
/** Seconds until one of them may be through. */
const RETRY = 5

/** The refusal of an address, in the words of the interface. */
export const addressFault = <Name extends RefusalSentence>(name: Name, values: SentenceValues<Name>): Failure =>
  unprocessable('url', 'leads to no file that can be fetched', refusalSentence(name, values))

/** The bytes as they come; throws as soon as they are too many. */
async function* bounded(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array, void, void> {
  let left = most
  for await (const part of bytes) {
    left -= part.length
    if (left < 0) throw addressFault('addressTooLarge', { most })
    yield part
  }
}

/** Makes what fetches files of other sites: one is looked at as an upload is, and kept only where nothing is wrong with it. */
export function createFetching<Found extends Arrived>(deps: FetchingDeps<Found>): Fetching {
  const { depot, inspect, onKept, open, isPortOpen, limits } = deps
  const { maxSize, seconds } = limits
  const underWay = new Map<string, number>()

  const receive = async (url: URL, medium: MediumRef, signal: AbortSignal): Promise<void> => {
    try {
      const { bytes, size = 0 } = await open(url, signal)
      if (size > maxSize) throw addressFault('addressTooLarge', { most: maxSize })
      const received = await depot.append(medium, 0, bounded(bytes, maxSize))
      if (received === 0) throw addressFault('addressEmpty', {})
    } catch (error) {
      if (error instanceof Failure) throw error
      if (signal.aborted) throw addressFault('addressTooSlow', { seconds })
      if (isNoRoom(error)) throw noRoomLeft(error)
      throw addressFault('addressBroke', { host: url.hostname })
    }
  }

  /** The verdict that an upload would get. */
  const judge = async (url: URL, medium: MediumRef) => {
    const arrived = await inspect(medium)
    const { looksLike } = arrived
    if (looksLike === null) throw addressFault('addressNoFile', {})
    const { name, extension } = fileNameAt(url)
    const format = formatOfBytes(looksLike, extension)?.format
    if (format === undefined) throw addressFault('addressFormat', { found: looksLike })
    const fault = faultOf({ format, size: null, sha256: null }, arrived)
    if (fault !== undefined) throw unprocessable('url', 'leads to a file that is not taken', fault)
    const file = keptName(arrived, format)
    await depot.keep(medium, file)
    await onKept?.(medium, file, arrived)
    return { id: medium.id, name, format, file, arrived }
  }

  const fetch: Fetching['fetch'] = async (address, medium, signal) => {
    const url = remoteUrl(address, isPortOpen)
    if (typeof url === 'string') throw unprocessable('url', 'is no address of a site', url)
    const { organizationId } = medium
    const busy = underWay.get(organizationId) ?? 0
    if (busy >= AT_ONCE) {
      throw new Failure('busy', refusalSentence('addressesAtOnce', {}), [], { retryAfter: RETRY })
    }
    underWay.set(organizationId, busy + 1)
    // Held by its timer: a signal of the platform's own that is part of another may be collected as garbage before its time (Node 20).
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), seconds * 1000)
    try {
      await receive(url, medium, AbortSignal.any([signal, late.signal]))
      return await judge(url, medium)
    } catch (error) {
      await depot.clear(medium)
      throw error
    } finally {
      clearTimeout(timer)
      await depot.abandon(medium)
      const left = (underWay.get(organizationId) ?? 1) - 1
      if (left > 0) underWay.set(organizationId, left)
      else underWay.delete(organizationId)
    }
  }
  return { ...limits, fetch }
}
