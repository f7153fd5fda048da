import { useMemo } from 'react'
import type { MultimediaType } from '#api/contract/choices.ts'
import type { Discovery } from '../../client/discovery.ts'
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

const limitsOf = (discovery: Discovery | null | undefined): UploadLimits | undefined =>
  discovery?.extensions.includes('uploads')
    ? { ...(discovery.upload ?? UNSAID), strips: discovery.extensions.includes('originals') }
    : undefined

/**
 * What the deployment takes of files; undefined where it takes none, or while that is not known. The same object until it changes: each row of
 * hundreds of files is painted again where it is another.
 */
export const useUploadLimits = (): UploadLimits | undefined => {
  const discovery = useDiscovery()
  return useMemo(() => limitsOf(discovery), [discovery])
}
