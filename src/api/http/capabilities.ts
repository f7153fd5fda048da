import { Failure } from '../core/failure.ts'

/** What an address that opens one thing to whoever has it may be for. */
export type Purpose = 'upload' | 'media' | 'kept' | 'feed'

/** What such an address opens. */
export interface Capability {
  purpose: Purpose
  organizationId: string
  /** Id of what it opens. */
  subject: string
  /** Raised when all earlier ones of the subject shall open nothing any more; 0 where that cannot be asked for. */
  generation: number
  /** Epoch seconds; absent where it does not end by time. */
  expires?: number
  /** The access key with which it ends; absent where it is nobody's. */
  accessKeyId?: string | undefined
}

/** What makes and checks seals that nobody else can make: the server key, never shown itself. */
export interface CapabilityKeys {
  /** Names the server key in every seal, 6 characters of base64url; it tells nothing about the key. */
  id: string
  /** The HMAC-SHA-256 of a text under a key for this purpose alone, base64url without padding: 43 characters. */
  mac: (purpose: Purpose, text: string) => string
  /** Whether two texts are the same, told in the same time wherever they differ. */
  same: (given: string, right: string) => boolean
  /** Server keys of before, whose seals are still good until they are retired. */
  former?: readonly Pick<CapabilityKeys, 'id' | 'mac'>[]
}

/** The form of a seal in a path: the id of the key, then the MAC; one that was cut is still told apart from nothing. */
export const SEAL = '[\\w-]{1,64}'

/** Capabilities under the key of one service. */
export interface Capabilities {
  /** The last part of an address. */
  seal: (capability: Capability) => string
  /** Throws a `forbidden` failure where the seal is not the one of this capability. */
  verify: (capability: Capability, seal: string) => void
}

/** The refusal of an address that nobody here has made. */
export const changedAddress = (): Failure =>
  new Failure('forbidden', 'This address does not open anything here: it was cut or changed.')

/** See `Capabilities`. */
export function createCapabilities(keys: CapabilityKeys): Capabilities {
  const { same, former = [] } = keys
  const sealUnder = ({ id, mac }: Pick<CapabilityKeys, 'id' | 'mac'>, capability: Capability): string => {
    const { purpose, organizationId, subject, generation, expires, accessKeyId } = capability
    const parts = [organizationId, subject, generation, expires ?? '']
    return id + mac(purpose, [...parts, ...(accessKeyId === undefined ? [] : [accessKeyId])].join('\n'))
  }
  return {
    seal: (capability) => sealUnder(keys, capability),
    verify: (capability, given) => {
      const right = sealUnder(former.find(({ id }) => given.startsWith(id)) ?? keys, capability)
      if (given.length !== right.length || !same(given, right)) throw changedAddress()
    },
  }
}
