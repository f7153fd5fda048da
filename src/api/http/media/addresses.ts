import { HOUR } from '../../time/durations.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { MediumRef } from '../../core/context.ts'
import { Failure, notFound } from '../../core/failure.ts'
import { UUID_FORM } from '../../values/uuid.ts'
import { type CapabilityKeys, changedAddress, createCapabilities, SEAL } from '../capabilities.ts'

/** First segments of the addresses of bytes (interface, section 8). */
export const UPLOADS_PATH = '/uploads'
/** See `UPLOADS_PATH`. */
export const MEDIA_PATH = '/media'

/** With the access key that asked for it; addresses that were made before keys were named go on until they expire. */
const UPLOAD = new RegExp(`^${UPLOADS_PATH}/(${UUID_FORM})/(${UUID_FORM})/(?:([^/]{1,300})/)?(\\d{1,12})/(${SEAL})$`)
const READ = new RegExp(`^${MEDIA_PATH}/(${UUID_FORM})/(${UUID_FORM})/([1-9]\\d{0,8})/(${SEAL})$`)
/** Addresses that named the bytes themselves, as they were made before addresses named the medium. */
const OF_BYTES = new RegExp(`^${MEDIA_PATH}/(${UUID_FORM})/(${UUID_FORM})/([\\w-]{43})/([0-9a-f]{32}\\.[a-z0-9]{2,4})$`)

/** Kept bytes of a medium by their name, for those who may change media. */
const KEPT = new RegExp(
  `^${MEDIA_PATH}/(${UUID_FORM})/(${UUID_FORM})/([1-9]\\d{0,8})/(\\d{1,12})/([0-9a-f]{32}\\.[a-z0-9]{2,4})/(${SEAL})$`,
)

/** What a read address opens: a medium, or, from before, certain bytes of it. */
export interface Opened {
  medium: MediumRef
  /** The generation of addresses that the medium must still be in. */
  generation: number
  /** The name of the bytes, in an address of kept ones and in one from before. */
  name?: string
  /** Whether those bytes are asked for, whatever the medium has now. */
  isKept?: true
}

/** What an upload address opens. */
export interface OpenedUpload {
  medium: MediumRef
  /** The key with which the address ends; undefined in one from before. */
  accessKeyId: string | undefined
}

/** Addresses that open one thing to whoever has them. */
export interface MediaAddresses {
  /** The path that opens the upload of one medium until `expires` (epoch milliseconds), as long as a key is good. */
  uploadPath(medium: MediumRef, expires: number, accessKeyId?: string): string
  /** Which upload a path opens now, if its key is good; throws a `forbidden` failure for one that was changed or has expired. */
  openUpload(path: string, now: number): OpenedUpload
  /** The path under which the current bytes of a medium are read, as long as it is in this generation. */
  readPath: (medium: MediumRef, generation: number) => string
  /** The path under which kept bytes of a medium are read until `expires` (epoch milliseconds), as long as it is in this generation. */
  keptPath(medium: MediumRef, name: string, generation: number, expires: number): string
  /** What a path opens, without a time whenever it ends; throws a `forbidden` failure for one that was changed or has expired. */
  openRead(path: string, now?: number): Opened
}

/** The keys of capabilities, and the one that addresses from before are under. */
export interface AddressKeys extends CapabilityKeys {
  formerMac: (text: string) => string
  former?: readonly Pick<AddressKeys, 'id' | 'mac' | 'formerMac'>[]
}

/** When an address of kept bytes ends that is made now, epoch milliseconds: the same for an hour, so that a page keeps what it loaded. */
export const keptAddressEnds = (now: number): number => (Math.floor(now / HOUR) + 2) * HOUR

/** The refusal of an upload address whose key opens nothing any more. */
export const keylessAddress = (): Failure => new Failure('forbidden', refusalSentence('uploadKeyEnded', {}))

/** The refusal of an upload address whose time is over. */
export const expiredAddress = (): Failure => new Failure('forbidden', refusalSentence('uploadExpired', {}))

/** A path can hold what stands for no text. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw changedAddress()
  }
}

/** The addresses of bytes under the keys of this service alone. */
export function createMediaAddresses(keys: AddressKeys): MediaAddresses {
  const { seal, verify } = createCapabilities(keys)
  const upload = ({ organizationId, id }: MediumRef, expires: number, accessKeyId: string | undefined) =>
    ({ purpose: 'upload', organizationId, subject: id, generation: 0, expires, accessKeyId }) as const
  const media = ({ organizationId, id }: MediumRef, generation: number) =>
    ({ purpose: 'media', organizationId, subject: id, generation }) as const

  const kept = ({ organizationId, id }: MediumRef, name: string, generation: number, expires: number) =>
    ({ purpose: 'kept', organizationId, subject: `${id}/${name}`, generation, expires }) as const

  const openKept = (path: string, now: number): Opened | undefined => {
    const [, organizationId = '', id = '', generation = '', expires = '', name = '', given = ''] = KEPT.exec(path) ?? []
    if (given === '') return undefined
    const medium = { organizationId, id }
    verify(kept(medium, name, Number(generation), Number(expires)), given)
    if (Number(expires) * 1000 < now) throw expiredAddress()
    return { medium, generation: Number(generation), name, isKept: true }
  }

  const openFormer = (path: string): Opened => {
    const [, organizationId = '', id = '', given = '', name = ''] = OF_BYTES.exec(path) ?? []
    if (given === '') throw notFound('file')
    const text = ['read', organizationId, id, name].join('\n')
    // These do not say under which server key they were made.
    const isRight = [keys, ...(keys.former ?? [])].some(({ formerMac }) => keys.same(given, formerMac(text)))
    if (!isRight) throw changedAddress()
    return { medium: { organizationId, id }, generation: 1, name }
  }

  return {
    uploadPath(medium, expires, accessKeyId) {
      const seconds = Math.ceil(expires / 1000)
      const key = accessKeyId === undefined ? [] : [encodeURIComponent(accessKeyId)]
      const right = seal(upload(medium, seconds, accessKeyId))
      return [UPLOADS_PATH, medium.organizationId, medium.id, ...key, seconds, right].join('/')
    },
    openUpload(path, now) {
      const [, organizationId = '', id = '', key, expires = '', given = ''] = UPLOAD.exec(path) ?? []
      if (given === '') throw notFound('upload')
      const medium = { organizationId, id }
      const accessKeyId = key === undefined ? undefined : decoded(key)
      verify(upload(medium, Number(expires), accessKeyId), given)
      if (Number(expires) * 1000 < now) throw expiredAddress()
      return { medium, accessKeyId }
    },
    readPath: (medium, generation) =>
      [MEDIA_PATH, medium.organizationId, medium.id, generation, seal(media(medium, generation))].join('/'),
    keptPath(medium, name, generation, expires) {
      const seconds = Math.ceil(expires / 1000)
      const right = seal(kept(medium, name, generation, seconds))
      return [MEDIA_PATH, medium.organizationId, medium.id, generation, seconds, name, right].join('/')
    },
    openRead(path, now = 0) {
      const [, organizationId = '', id = '', generation = '', given = ''] = READ.exec(path) ?? []
      if (given === '') return openKept(path, now) ?? openFormer(path)
      const medium = { organizationId, id }
      verify(media(medium, Number(generation)), given)
      return { medium, generation: Number(generation) }
    },
  }
}
