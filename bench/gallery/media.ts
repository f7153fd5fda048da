import { KEPT_NAMES, type Snapshot } from '#api/stores/kept.ts'
import { ORGANIZATION, rowOf } from '#api/stores/testing/rows-of.ts'

/** Media in the library. */
export const COUNT = 10_000
/** Different pictures among them. */
const PICTURES = 60

const FORMATS = {
  image: 'image/png',
  video: 'video/mp4',
  audio: 'audio/mpeg',
  presentation: 'application/pdf',
  immersive: 'image/jpeg',
} as const
/** Eight of ten are pictures, as they are in libraries. */
const TYPES = ['image', 'image', 'image', 'image', 'video', 'image', 'image', 'audio', 'presentation', 'image'] as const

/** A picture as small as the service makes them for the gallery, with something in it that takes time to decode. */
const picture = async (number: number): Promise<string> => {
  const canvas = new OffscreenCanvas(256, 160)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('A canvas has a context.')
  for (let line = 0; line < 160; line++) {
    for (let dot = 0; dot < 256; dot += 4) {
      paint.fillStyle = `hsl(${(number * 37 + dot + ((line * dot) % 61)) % 360} 60% ${30 + ((line * 7 + dot) % 40)}%)`
      paint.fillRect(dot, line, 4, 1)
    }
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }))
}

/** A library of every type: most have a picture, some wait for their file, some lack their alternative text. */
export const library = async (): Promise<Snapshot> => {
  const snapshot = Object.fromEntries(KEPT_NAMES.map((name) => [name, [] as unknown[]])) as Snapshot
  snapshot.organizations.push({ id: ORGANIZATION, name: 'Bench', createdAt: '2026-01-01T00:00:00.000Z' })
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, number) => picture(number)))
  for (let number = 0; number < COUNT; number++) {
    const type = TYPES[number % TYPES.length] ?? 'image'
    const seen = type === 'image'
    snapshot.multimedia.push(
      rowOf('multimedia', number, {
        name: `Treatment room ${number}, seen from the door`,
        type,
        format: FORMATS[type],
        url: seen ? (pictures[number % PICTURES] ?? null) : null,
        altText: number % 9 === 0 ? null : 'A bright room with a couch and two chairs',
        size: 40_000 + ((number * 7919) % 9_000_000),
        width: seen ? 1600 : null,
        height: seen ? 1000 : null,
        duration: type === 'video' || type === 'audio' ? number % 600 : null,
        status: number % 40 === 0 ? 'need_action' : 'ready',
      }),
    )
  }
  return snapshot
}
