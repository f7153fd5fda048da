/** A coded picture as brightness and two differences of color, each of them a plane of its own. */
export interface Planes {
  width: number
  height: number
  /** Bits of each number. */
  depth: number
  /** Numbers from the beginning of one row to that of the next, in the plane of brightness and in the others. */
  stride: number
  colorStride: number
  /** Of the planes of color; 0 where the picture has none. */
  colorWidth: number
  colorHeight: number
  y: Uint16Array
  cb: Uint16Array
  cr: Uint16Array
}

/** What is used of the decoder (@hevcjs/core, MIT); places are counted in bytes. */
interface Decoder {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  __wasm_call_ctors: () => void
  emscripten_stack_init: () => void
  malloc: (size: number) => number
  free: (at: number) => void
  hevc_decoder_create: () => number
  hevc_decoder_destroy: (decoder: number) => void
  hevc_decoder_decode: (decoder: number, at: number, size: number) => number
  hevc_decoder_get_frame: (decoder: number, index: number, at: number) => number
}

const PAGE = 65_536
/** Bytes that one picture may take: the largest tile that a phone writes is far below. */
const MOST_MEMORY = 1024 ** 3
/** Bytes of what is told of a picture. */
const FRAME = 48

const fail = (): never => {
  throw new Error('The photo cannot be decoded.')
}

/**
 * Opens the decoder of photos from its code; what it gives back decodes one picture and is good until the next. Any error in it
 * ends it, so it is opened anew for every photo.
 */
export async function openHevc(code: BufferSource): Promise<(stream: Uint8Array) => Planes> {
  const call =
    () =>
    (index: number, ...rest: number[]): unknown =>
      (decoder.__indirect_function_table.get(index) as (...values: number[]) => unknown)(...rest)
  const grow = (size: number): number => {
    const more = Math.ceil((size - decoder.memory.buffer.byteLength) / PAGE)
    if (size > MOST_MEMORY) return 0
    decoder.memory.grow(more)
    return 1
  }
  // Whatever it would throw ends the decoding of this photo; what it wants to write has no reader.
  const env = new Proxy({ emscripten_resize_heap: grow } as Record<string, unknown>, {
    get: (own, name: string) => own[name] ?? (name.startsWith('invoke_') ? call() : fail),
  })
  const { instance } = await WebAssembly.instantiate(code, {
    env: env as WebAssembly.ModuleImports,
    wasi_snapshot_preview1: { fd_write: () => 0, fd_close: () => 0, fd_seek: () => 0 },
  })
  const decoder = instance.exports as unknown as Decoder
  decoder.emscripten_stack_init()
  decoder.__wasm_call_ctors()
  return (stream) => decodeOne(decoder, stream)
}

function decodeOne(decoder: Decoder, stream: Uint8Array): Planes {
  const own = decoder.hevc_decoder_create()
  const at = decoder.malloc(stream.length)
  const frame = decoder.malloc(FRAME)
  new Uint8Array(decoder.memory.buffer).set(stream, at)
  try {
    if (decoder.hevc_decoder_decode(own, at, stream.length) !== 0) fail()
    if (decoder.hevc_decoder_get_frame(own, 0, frame) !== 0) fail()
    return planesAt(decoder.memory.buffer, frame)
  } finally {
    decoder.free(frame)
    decoder.free(at)
    decoder.hevc_decoder_destroy(own)
  }
}

/** Copies a picture out of the memory of the decoder, in which the next one will stand. */
function planesAt(memory: ArrayBuffer, frame: number): Planes {
  const [
    y = 0,
    cb = 0,
    cr = 0,
    width = 0,
    height = 0,
    stride = 0,
    colorStride = 0,
    colorWidth = 0,
    colorHeight = 0,
    depth = 8,
  ] = new Int32Array(memory, frame, 10)
  const plane = (at: number, count: number): Uint16Array => new Uint16Array(memory.slice(at, at + count * 2))
  return {
    width,
    height,
    depth,
    stride,
    colorStride,
    colorWidth,
    colorHeight,
    y: plane(y, stride * height),
    cb: plane(cb, colorStride * colorHeight),
    cr: plane(cr, colorStride * colorHeight),
  }
}
