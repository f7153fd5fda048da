import sharp from 'sharp'
import { DOCUMENTS } from './awkward/documents.ts'
import { DRAWINGS } from './awkward/drawings.ts'
import { PICTURES } from './awkward/pictures.ts'
import { RECORDINGS } from './awkward/recordings.ts'
import type { Awkward } from './awkward/awkward.ts'

/** Awkward files, each with the verdict that every host of the service gives. */
export const AWKWARD: readonly Awkward[] = [...PICTURES, ...DRAWINGS, ...DOCUMENTS, ...RECORDINGS]

/** A picture that says of itself that it shows all directions. */
export const panorama = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: 'blue' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
