import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress, literalAddress } from '#api/core/rules/public-address.ts'
import { isUsualPort, portOf, remoteUrl } from '#api/core/rules/remote-url.ts'
import { unprocessable } from '#api/core/failure.ts'
import { addressFault, type OpenRemote } from '#api/http/media/fetch-file.ts'

/** A network address of a site. */
interface Resolved {
  address: string
  family: number
}

/** How other sites are reached. */
export interface Reach {
  /** Addresses with ports inside the network, such as `192.168.1.20:8080`, that may be asked all the same. */
  also: readonly string[]
  /** Finds the network addresses of a name. */
  resolve?: (name: string) => Promise<readonly Resolved[]>
}

const MOST_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
/** What TLS says of a site that is not, or no longer, who it says it is. */
const NOT_PROVEN = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS/

const written = (address: string, port: number): string =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`

/** Whether one of the exceptions names a port; the ports of sites are open anyway. */
export const isPortOpen =
  ({ also }: Pick<Reach, 'also'>) =>
  (port: number): boolean =>
    isUsualPort(port) || also.some((it) => it.endsWith(`:${port}`))

/** The same, but for as long as the signal lets it: the system's own search for a name cannot be ended. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })

/**
 * Asks other sites for files. Names are resolved once, all their addresses are checked, and one of those is dialled: what a
 * name says a moment later is not asked. Every redirect is checked as the first address was.
 */
export function createOpenRemote({ also, resolve = (name) => lookup(name, { all: true }) }: Reach): OpenRemote {
  const mayReach = (address: string, port: number): boolean =>
    (isPublicAddress(address) && isUsualPort(port)) || also.includes(written(address, port))

  const checked = async (url: URL): Promise<readonly Resolved[]> => {
    const literal = literalAddress(url)
    const found =
      literal === undefined
        ? await resolve(url.hostname).catch(() => [])
        : [{ address: literal, family: isIP(literal) }]
    // A name with one address inside is kept by somebody who wants to get there.
    if (found.length === 0 || !found.every(({ address }) => mayReach(address, portOf(url)))) {
      throw addressFault('addressNotPublic', { host: url.hostname })
    }
    return found
  }

  const dial = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const addresses = await until(signal, checked(url))
    const pinned: LookupFunction = (_, options, answer) => {
      const [first] = addresses
      if (options.all) answer(null, [...addresses])
      else answer(null, first?.address ?? '', first?.family)
    }
    const options: RequestOptions = {
      lookup: pinned,
      // A connection of its own: one that was kept was checked for another name.
      agent: false,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Frontdesk' },
      signal,
    }
    const request = url.protocol === 'https:' ? tlsRequest : plainRequest
    return new Promise((resolved, rejected) => {
      const asked = request(url, options, resolved)
      asked.once('error', (error: NodeJS.ErrnoException) => {
        if (signal.aborted) return rejected(error)
        const why = NOT_PROVEN.test(error.code ?? '') ? 'addressCertificate' : 'addressSilent'
        rejected(addressFault(why, { host: url.hostname }))
      })
      asked.end()
    })
  }

  const follow = async (url: URL, signal: AbortSignal, left: number): Promise<IncomingMessage> => {
    signal.throwIfAborted()
    const response = await dial(url, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200) return response
    response.destroy()
    const { location } = headers
    if (!REDIRECTS.includes(status) || location === undefined || !URL.canParse(location, url.href)) {
      throw addressFault('addressAnswered', { host: url.hostname, status })
    }
    if (left === 0) throw addressFault('addressLeadsOn', { most: MOST_REDIRECTS })
    const next = remoteUrl(new URL(location, url.href).href, isPortOpen({ also }))
    if (typeof next === 'string') throw unprocessable('url', 'leads on to no address of a site', next)
    return follow(next, signal, left - 1)
  }

  return async (url, signal) => {
    const response = await follow(url, signal, MOST_REDIRECTS)
    const { 'content-encoding': encoding = 'identity', 'content-length': length } = response.headers
    if (encoding.toLowerCase() !== 'identity') {
      response.destroy()
      throw addressFault('addressPacked', { host: url.hostname })
    }
    return { bytes: response, size: length === undefined ? undefined : Number(length) }
  }
}
