/** A way of coding films or sounds, and how it is written in a file. */
interface Codec {
  /** What people call it. */
  name: string
  /** Marks in the description of a track. */
  marks: readonly string[]
  /** Types to ask the browser's player with; none where no browser plays it. */
  types: readonly string[]
}

const CODECS: readonly Codec[] = [
  {
    name: 'HEVC (H.265)',
    marks: ['hvc1', 'hev1', 'V_MPEGH/ISO/HEVC'],
    types: ['video/mp4; codecs="hvc1.1.6.L93.B0"', 'video/mp4; codecs="hev1.1.6.L93.B0"'],
  },
  { name: 'AV1', marks: ['av01', 'V_AV1'], types: ['video/mp4; codecs="av01.0.04M.08"'] },
  { name: 'H.264', marks: ['avc1', 'avc3', 'V_MPEG4/ISO/AVC'], types: ['video/mp4; codecs="avc1.42E01E"'] },
  { name: 'VP9', marks: ['vp09', 'V_VP9'], types: ['video/webm; codecs="vp9"'] },
  { name: 'ProRes', marks: ['apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x'], types: [] },
  { name: 'MPEG-4 Visual', marks: ['mp4v'], types: ['video/mp4; codecs="mp4v.20.8"'] },
  { name: 'ALAC', marks: ['alac'], types: ['audio/mp4; codecs="alac"'] },
]

/** Tells whether the browser's player plays a type. */
export type CanPlay = (type: string) => boolean

/** The first coding that a film or a sound is marked with and that is not played here, by what people call it. */
export function unplayableCodec(bytes: Uint8Array, canPlay: CanPlay): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  return CODECS.find(({ marks, types }) => marks.some((mark) => text.includes(mark)) && !types.some(canPlay))?.name
}
