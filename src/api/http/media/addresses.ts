import type { MediumRef } from '../../core/context.ts'
import { Failure, notFound } from '../../core/failure.ts'

/** First segments of the addresses of bytes (interface, section 8). */
export const UPLOADS_PATH = '/uploads'
/** See `UPLOADS_PATH`. */
export const MEDIA_PATH = '/media'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const MAC = '[\\w-]{43}'
const UPLOAD = new RegExp(`^${UPLOADS_PATH}/(${UUID})/(${UUID})/(\\d{1,12})/(${MAC})$`)
const READ = new RegExp(`^${MEDIA_PATH}/(${UUID})/(${UUID})/(${MAC})/([0-9a-f]{32}\\.[a-z0-9]{2,4})$`)

/** Addresses that open one thing to whoever has them. */
export interface Capabilities {
  /** The path that opens the upload of one medium until `expires` (epoch milliseconds). */
  uploadPath(medium: MediumRef, expires: number): string
  /** Whose upload a path opens now; throws a `forbidden` failure for a path that was changed or has expired. */
  openUpload(path: string, now: number): MediumRef
  /** The path under which a kept file of a medium is read; it is good as long as that file is kept. */
  readPath(medium: MediumRef, name: string): string
  /** Which kept file a path opens; throws a `forbidden` failure for a path that was changed. */
  openRead(path: string): { medium: MediumRef; name: string }
}

/** What makes addresses that nobody else can make. */
export interface AddressKey {
  /** The HMAC-SHA-256 of a text in base64url without padding, 43 characters. */
  mac: (text: string) => string
  /** Whether two of them are the same, told in the same time wherever they differ. */
  same: (given: string, right: string) => boolean
}

/** The refusal of an upload address whose time is over. */
export const expiredAddress = (): Failure =>
  new Failure('forbidden', 'This upload address has expired: ask for another one, and go on with that.')

/** Capabilities under a key of this service alone. */
export function createCapabilities({ mac, same }: AddressKey): Capabilities {
  const macOf = (...parts: readonly string[]): string => mac(parts.join('\n'))
  const uploadMac = ({ organizationId, id }: MediumRef, expires: string): string =>
    macOf('upload', organizationId, id, expires)
  const readMac = ({ organizationId, id }: MediumRef, name: string): string => macOf('read', organizationId, id, name)
  const expect = (given: string, right: string): void => {
    if (!same(given, right)) {
      throw new Failure('forbidden', 'This address does not open anything here: it was cut or changed.')
    }
  }

  return {
    uploadPath(medium, expires) {
      const seconds = String(Math.ceil(expires / 1000))
      return [UPLOADS_PATH, medium.organizationId, medium.id, seconds, uploadMac(medium, seconds)].join('/')
    },
    openUpload(path, now) {
      const [, organizationId = '', id = '', expires = '', given = ''] = UPLOAD.exec(path) ?? []
      if (given === '') throw notFound('upload')
      expect(given, uploadMac({ organizationId, id }, expires))
      if (Number(expires) * 1000 < now) throw expiredAddress()
      return { organizationId, id }
    },
    readPath: (medium, name) => [MEDIA_PATH, medium.organizationId, medium.id, readMac(medium, name), name].join('/'),
    openRead(path) {
      const [, organizationId = '', id = '', given = '', name = ''] = READ.exec(path) ?? []
      if (given === '') throw notFound('file')
      expect(given, readMac({ organizationId, id }, name))
      return { medium: { organizationId, id }, name }
    },
  }
}
