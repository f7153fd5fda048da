import type { Host } from './host.ts'

/** Where a deployment with extensions introduces itself, unsigned (interface, section 8). */
export const DISCOVERY_PATH = '/.well-known/scheduling-service'

/** The extensions of interface section 8 that the handler itself offers; what needs more, such as media, its host adds. */
export const EXTENSIONS = [
  'calendars',
  'keys',
  'me',
  'organization',
  'people',
  'changes',
  'audit',
  'presence',
  'imports',
  'reports',
  'batch',
  'load',
  'trash',
  'storage',
  'closures',
  'feeds',
  'backup',
] as const

/** What a deployment says about itself. */
export interface Discovery {
  name: string
  version: string
  /** The service's clock, ISO 8601. */
  time: string
  scheme: string
  headerPrefix: string
  /** Calendar connection providers. */
  connections: { id: string; label: string; connected: boolean }[]
  /** Extensions of interface section 8. */
  extensions: string[]
  /** `digests`: those by which the hash of a file may come with its last bytes (`Repr-Digest`). */
  upload?: {
    maxSize: number
    formats: string[]
    maxPixels?: number
    digests: string[]
    /** What is fetched from other sites: bytes, and seconds until the last of them. */
    fromUrl?: { maxSize: number; seconds: number }
  }
}

/** The discovery document of a host. */
export const discovery = <Key>(host: Host<Key>): Discovery => {
  const { limits, fetching } = host.bytes ?? {}
  return {
    name: host.name,
    version: host.version,
    time: new Date(host.now()).toISOString(),
    scheme: host.profile.scheme,
    headerPrefix: host.profile.headerPrefix,
    connections: [
      { id: 'svc', label: host.name, connected: true },
      ...host.externals.map(({ id, label, connected }) => ({ id, label, connected })),
    ],
    extensions: [...host.extensions],
    ...(limits
      ? {
          upload: {
            maxSize: limits.maxSize,
            formats: [...limits.formats],
            maxPixels: limits.maxPixels,
            digests: ['sha-256'],
            ...(fetching && { fromUrl: { maxSize: fetching.maxSize, seconds: fetching.seconds } }),
          },
        }
      : {}),
  }
}
