import type { MediumRef } from '#api/core/context.ts'
import type { Depot } from './depot.ts'

/** What a video or a sound tells of itself; null where it does not. */
export interface Recording {
  /** Pixels, as it is shown. */
  width: number | null
  height: number | null
  /** Seconds. */
  duration: number | null
}

/** The most that is read, in bytes: the index of a film of many hours is smaller. */
const MOST = 32 * 1024 ** 2

/**
 * Measures a video or a sound that has arrived, reading only the parts of it that tell. Plain samples would be read to their
 * end, though their head says it all; what `most` bytes do not tell stays unknown.
 */
export async function recordingOf(
  depot: Pick<Depot, 'readReceived'>,
  medium: MediumRef,
  size: number,
  most = MOST,
): Promise<Recording> {
  const { default: open } = await import('mediainfo.js')
  const analysis = await open({ format: 'object' })
  try {
    let left = most
    const { media } = await analysis.analyzeData(size, async (length, offset) => {
      left -= length
      // No more bytes: it ends with what it has found.
      if (left < 0) return new Uint8Array()
      const parts: Buffer[] = []
      const end = Math.min(offset + length, size) - 1
      if (end < offset) return new Uint8Array()
      for await (const part of depot.readReceived(medium, { start: offset, end })) parts.push(part as Buffer)
      return new Uint8Array(Buffer.concat(parts))
    })
    const tracks = media?.track ?? []
    const general = tracks.find((track) => track['@type'] === 'General')
    const video = tracks.find((track) => track['@type'] === 'Video')
    const turned = video !== undefined && Math.abs(Number(video.Rotation ?? 0)) % 180 === 90
    const [width, height] = [video?.Width ?? null, video?.Height ?? null]
    return {
      width: turned ? height : width,
      height: turned ? width : height,
      duration: general?.Duration ?? null,
    }
  } catch {
    // That nobody could measure it is no fault of the file.
    return { width: null, height: null, duration: null }
  } finally {
    analysis.close()
  }
}
