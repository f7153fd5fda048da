import type { MediumRef } from '../../api/core/context.ts'
import type { Depot } from './depot.ts'

/** What a video or a sound tells of itself; null where it does not. */
export interface Recording {
  /** Pixels, as it is shown. */
  width: number | null
  height: number | null
  /** Seconds. */
  duration: number | null
}

/** Measures a video or a sound that has arrived, reading only the parts of it that tell. */
export async function recordingOf(depot: Depot, medium: MediumRef, size: number): Promise<Recording> {
  const { default: open } = await import('mediainfo.js')
  const analysis = await open({ format: 'object' })
  try {
    const { media } = await analysis.analyzeData(size, async (length, offset) => {
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
