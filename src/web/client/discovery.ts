import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import { isServerTrouble } from './api-error.ts'
import { parseJson } from './reading/json.ts'

/** What a deployment of this service says of itself, unsigned (interface, section 8). */
export interface Discovery {
  name: string
  version: string
  scheme: string | null
  headerPrefix: string | null
  connections: { id: string; label: string; connected: boolean }[]
  extensions: string[]
  upload: {
    maxSize: number | null
    formats: string[]
    maxPixels?: number
    digests?: string[]
    fromUrl?: { maxSize: number; seconds: number }
  } | null
}

/** Where the discovery document is. */
export const DISCOVERY_PATH = '/.well-known/scheduling-service'

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((it) => typeof it === 'string') : [])

const fetching = (value: unknown) =>
  isObject(value) && typeof value.maxSize === 'number' && typeof value.seconds === 'number'
    ? { fromUrl: { maxSize: value.maxSize, seconds: value.seconds } }
    : {}

const connections = (value: unknown): Discovery['connections'] =>
  (Array.isArray(value) ? value : []).filter(isObject).flatMap((it: JsonObject) => {
    const id = text(it.id)
    return id === null ? [] : [{ id, label: text(it.label) ?? id, connected: it.connected === true }]
  })

/** Reads a discovery document; null where the answer is something else, such as the page of a fallback route. */
export const readDiscovery = (read: unknown): Discovery | null => {
  if (!isObject(read) || (!Array.isArray(read.extensions) && text(read.headerPrefix) === null)) return null
  const upload = isObject(read.upload) ? read.upload : null
  return {
    name: text(read.name) ?? '',
    version: text(read.version) ?? '',
    scheme: text(read.scheme),
    headerPrefix: text(read.headerPrefix),
    connections: connections(read.connections),
    extensions: texts(read.extensions),
    upload: upload && {
      maxSize: typeof upload.maxSize === 'number' ? upload.maxSize : null,
      formats: texts(upload.formats),
      ...(typeof upload.maxPixels === 'number' && { maxPixels: upload.maxPixels }),
      ...(Array.isArray(upload.digests) && { digests: texts(upload.digests) }),
      ...fetching(upload.fromUrl),
    },
  }
}

/**
 * Asks a deployment for its discovery document. Null is a deployment without one; undefined means that nothing answered,
 * so that it is worth asking again.
 */
export const discover = async (
  baseUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Discovery | null | undefined> => {
  try {
    const response = await fetch(`${baseUrl}${DISCOVERY_PATH}`, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
    })
    if (isServerTrouble(response.status)) return undefined
    return response.ok ? readDiscovery(parseJson(await response.text())) : null
  } catch {
    return undefined
  }
}
