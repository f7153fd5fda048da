import type { Multimedia } from '#api/contract/multimedia.ts'

/** The fields of one medium that change, as they are sent. */
export type MediumChange = Partial<Pick<Multimedia, 'name' | 'type' | 'description' | 'altText' | 'environment'>>

/** The values that a change takes away, to be put back. */
export const changeBack = (change: MediumChange, medium: Multimedia): MediumChange => ({
  ...(change.name !== undefined && { name: medium.name }),
  ...(change.type !== undefined && { type: medium.type }),
  ...(change.description !== undefined && { description: medium.description }),
  ...(change.altText !== undefined && { altText: medium.altText }),
  ...(change.environment !== undefined && { environment: medium.environment }),
})
