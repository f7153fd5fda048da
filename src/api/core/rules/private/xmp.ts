import type { PrivateFacts } from './exif.ts'

/** Measures of a look around (GPano), which a viewer of spheres needs and which tell nothing of anybody. */
const PANORAMA =
  /GPano:(ProjectionType|UsePanoramaViewer|PoseHeadingDegrees|PosePitchDegrees|PoseRollDegrees|InitialViewHeadingDegrees|InitialViewPitchDegrees|InitialHorizontalFOVDegrees|CroppedAreaImageWidthPixels|CroppedAreaImageHeightPixels|FullPanoWidthPixels|FullPanoHeightPixels|CroppedAreaLeftPixels|CroppedAreaTopPixels)(?:\s*=\s*["']|>)\s*([\w.+-]{1,40})/g

/** What of XMP stays in a look around: its measures alone; undefined where it says nothing of such. */
export function panoramaAlone(xmp: string): string | undefined {
  const kept = new Map([...xmp.matchAll(PANORAMA)].map(([, name = '', value = '']) => [name, value]))
  if (kept.get('ProjectionType') === undefined) return undefined
  const said = [...kept].map(([name, value]) => ` GPano:${name}="${value}"`).join('')
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/"${said}/></rdf:RDF></x:xmpmeta>`
  )
}

const valueOf = (xmp: string, name: string): string =>
  new RegExp(`${name}(?:\\s*=\\s*["']|>\\s*(?:<rdf:\\w+[^>]*>\\s*)*)([^"'<]{1,200})`).exec(xmp)?.[1]?.trim() ?? ''

/** Place, camera and owner that XMP tells. */
export function factsOfXmp(xmp: string): PrivateFacts {
  const [make, model] = [valueOf(xmp, 'tiff:Make'), valueOf(xmp, 'tiff:Model')]
  const camera = model.startsWith(make) ? model : `${make} ${model}`.trim()
  const owner = valueOf(xmp, 'aux:OwnerName') || valueOf(xmp, 'dc:creator') || valueOf(xmp, 'dc:rights')
  const isPlaced = /exif:GPSLatitude|photoshop:City|Iptc4xmpCore:Location/.test(xmp)
  return { ...(isPlaced && { place: true as const }), ...(camera && { camera }), ...(owner && { owner }) }
}
