import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What is used of the file system inside PGlite's WebAssembly module. */
interface Stream {
  nfd?: number
  node: unknown
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
}

/**
 * PGlite's folder, with fsync really carried out: as shipped its file system has none, so that an answered write could
 * be lost with the power. It rests on internals of the pinned version; a test counts the calls.
 */
export class DurableFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    const preRun = made.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new Error('PGlite starts otherwise than this version expects.')
    preRun.push((module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem }
      NODEFS.stream_ops.fsync = (stream) => {
        sync(stream, NODEFS)
        return 0
      }
    })
    return made
  }
}

function sync(stream: Stream, files: NodeFileSystem): void {
  if (stream.nfd) {
    fs.fsyncSync(stream.nfd)
    return
  }
  const descriptor = fs.openSync(files.realPath(stream.node), 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
