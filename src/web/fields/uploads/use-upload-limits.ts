import type { MultimediaType } from '#api/contract/choices.ts'
import { useDiscovery } from '../../client/use-operation.ts'

/** What a deployment takes of files. */
export interface UploadLimits {
  /** Bytes of one file; null where any size goes. */
  maxSize: number | null
  /** Media types; empty where the deployment does not say. */
  formats: readonly string[]
  /** The most pixels of a picture, width times height; absent where the deployment does not say. */
  maxPixels?: number
  /** The one type of media that is of use where the files go, if it is only one. */
  only?: MultimediaType
  /** Whether guests get files without place, camera and owner. */
  strips?: boolean
}

const UNSAID: UploadLimits = { maxSize: null, formats: [] }

/** What the deployment takes of files; undefined where it takes none, or while that is not known. */
export const useUploadLimits = (): UploadLimits | undefined => {
  const discovery = useDiscovery()
  if (!discovery?.extensions.includes('uploads')) return undefined
  return { ...(discovery.upload ?? UNSAID), strips: discovery.extensions.includes('originals') }
}
