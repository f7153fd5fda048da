import { DataStore, Upload } from '@tus/utils'
import type { Readable } from 'node:stream'
import type { MediumRef } from '#api/core/context.ts'
import type { Store } from '#api/core/store.ts'
import { declareSize, stateOfUpload } from '#api/http/media/intake.ts'
import type { Depot } from './depot.ts'

/** The id of an upload in the tus library, which wants one text. */
export const uploadId = ({ organizationId, id }: MediumRef): string => `${organizationId}.${id}`

const mediumOf = (uploadId: string): MediumRef => {
  const [organizationId = '', id = ''] = uploadId.split('.')
  return { organizationId, id }
}

/** Uploads as the tus library sees them: what is declared stands in the record, what has arrived in the depot. */
export class RecordedUploads extends DataStore {
  constructor(
    readonly store: Store,
    readonly depot: Depot,
  ) {
    super()
    // Uploads are made by the signed call, so there is no 'creation'.
    this.extensions = ['creation-defer-length', 'termination']
  }

  override async getUpload(id: string): Promise<Upload> {
    const { offset, size } = await stateOfUpload(this, mediumOf(id))
    return new Upload({ id, offset, ...(size === null ? {} : { size }) })
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return this.depot.append(mediumOf(id), offset, bytes)
  }

  override remove(id: string): Promise<void> {
    return this.depot.abandon(mediumOf(id))
  }

  override declareUploadLength(id: string, size: number): Promise<void> {
    return declareSize(this.store, mediumOf(id), size)
  }
}
