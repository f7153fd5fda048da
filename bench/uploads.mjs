// What it costs to receive an upload, beside a PUT of the same bytes to a server that only writes them to its disk; and what
// the page adds to many small ones, beside the same requests without it.
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDesk } from './uploads/service.mjs'
import { startFloor } from './uploads/floor.mjs'
import { manyFiles } from './uploads/many.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'

const MIB = 1024 ** 2
const SIZE = Number(process.env.BENCH_MB ?? 256) * MIB
/** The upload by which memory is judged; `BENCH_MEMORY_MB=2048` is what the budget is meant for. */
const LARGE = Number(process.env.BENCH_MEMORY_MB ?? 1024) * MIB
const CHUNK = 8 * MIB
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const kind = process.env.BENCH_DEPOT ?? 'disk'
/** How much longer receiving may take than the same PUTs, without the verdict. */
const BUDGET = { chunks: 3, whole: 2.5 }
/** The same where the bytes go on to S3: they are received and sent, and the fake writes them to the same disk. */
const S3_BUDGET = { chunks: 6, whole: 5 }
/** Megabytes above idle. */
const MEMORY = 64

/** How many small files the page sends; 0 leaves that out, and so does `BENCH_MB=0` the large ones. */
const FILES = Number(process.env.BENCH_FILES ?? 200)
/** How much longer that may take than the same requests without a page. */
const FILES_BUDGET = 1.5

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
const budget = kind === 's3' ? S3_BUDGET : BUDGET

/** A WAV of noise, so that the verdict has something to measure; tells its hash. */
function makeFile(path, size) {
  const file = openSync(path, 'w')
  const hash = createHash('sha256')
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(size - 8, 4)
  head.write('WAVEfmt ', 8)
  head.set([16, 0, 0, 0, 1, 0, 1, 0], 16)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.set([1, 0, 8, 0], 32)
  head.write('data', 36)
  head.writeUInt32LE(size - 44, 40)
  const noise = randomBytes(MIB)
  for (let at = 0; at < size; at += MIB) {
    const bytes = at === 0 ? Buffer.concat([head, noise.subarray(44)]) : noise
    hash.update(bytes)
    writeSync(file, bytes)
  }
  closeSync(file)
  return hash.digest('hex')
}

/** Slices of a file, each read when it is sent, and where it starts. */
function* slices(path, size, length) {
  const file = openSync(path, 'r')
  try {
    for (let at = 0; at < size; at += length) {
      const bytes = Buffer.allocUnsafe(Math.min(length, size - at))
      readSync(file, bytes, 0, bytes.length, at)
      yield [at, bytes]
    }
  } finally {
    closeSync(file)
  }
}

function streamOf(path, size) {
  const source = slices(path, size, MIB)
  return new ReadableStream({
    pull(queue) {
      const { value, done } = source.next()
      if (done) queue.close()
      else queue.enqueue(value[1])
    },
  })
}

function lastByte(path, size) {
  const [byte, file] = [Buffer.alloc(1), openSync(path, 'r')]
  readSync(file, byte, 0, 1, size - 1)
  closeSync(file)
  return byte
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const patch = async (url, offset, body, length) => {
  const answer = await fetch(url, {
    method: 'PATCH',
    body,
    duplex: 'half',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(length),
    },
  })
  if (answer.status !== 204) throw new Error(`PATCH at ${offset}: ${answer.status} ${await answer.text()}`)
}

/**
 * Sends all but the last byte, and then that: everything that the verdict costs comes with the last byte. Tells both in
 * milliseconds.
 */
async function send(desk, path, size, sha256, inChunks) {
  const url = await desk.declare({ size, sha256 })
  const received = await timed(async () => {
    if (!inChunks) return patch(url, 0, streamOf(path, size - 1), size - 1)
    for (const [at, bytes] of slices(path, size - 1, CHUNK)) await patch(url, at, bytes, bytes.length)
  })
  const last = lastByte(path, size)
  return { received, verdict: await timed(() => patch(url, size - 1, last, 1)) }
}

async function put(url, body, size) {
  const headers = { 'content-length': String(size) }
  const answer = await fetch(url, { method: 'PUT', body, duplex: 'half', headers })
  if (answer.status !== 204) throw new Error(`PUT: ${answer.status}`)
}

const putChunks = async (url, path, size) => {
  for (const [, bytes] of slices(path, size, CHUNK)) await put(url, bytes, bytes.length)
}

async function oneLarge() {
  const closers = []
  try {
    const path = join(folder, 'noise.wav')
    const sha256 = makeFile(path, SIZE)
    const floor = await startFloor(folder)
    closers.push(floor.stop)
    const desk = await startDesk(folder, kind)
    closers.push(desk.stop)

    const times = { floor: [], chunkFloor: [], chunks: [], whole: [], verdict: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      const sides = [
        async () => ({ floor: await timed(() => put(floor.url, streamOf(path, SIZE), SIZE)) }),
        async () => ({ chunkFloor: await timed(() => putChunks(floor.url, path, SIZE)) }),
        async () => {
          const { received, verdict } = await send(desk, path, SIZE, sha256, true)
          return { chunks: received, verdict }
        },
        async () => ({ whole: (await send(desk, path, SIZE, sha256, false)).received }),
      ]
      for (const side of round % 2 ? sides : sides.toReversed()) {
        const measured = await side()
        // The first round warms up.
        if (round > 0) for (const [name, time] of Object.entries(measured)) times[name].push(time)
      }
    }

    const large = join(folder, 'large.wav')
    const largeHash = makeFile(large, LARGE)
    const idle = await desk.idleMemory()
    const watch = desk.watchMemory()
    await send(desk, large, LARGE, largeHash, false)
    const added = (watch.stop() - idle) / MIB

    const time = (what, name, below, most) => {
      const ratios = times[name].map((time, round) => time / times[below][round])
      return {
        what,
        ratio: spread(ratios),
        budget: most === undefined ? '–' : `${most} ×`,
        within: most === undefined || median(ratios) <= most,
        ms: spread(times[name], 0),
        'PUT, ms': spread(times[below], 0),
      }
    }
    console.log(
      `${SIZE / MIB} MiB over ${kind}, median of ${ROUNDS} rounds (lowest – highest), beside plain PUTs of the same:`,
    )
    report([
      time('received in chunks of 8 MiB', 'chunks', 'chunkFloor', budget.chunks),
      time('received in one PATCH', 'whole', 'floor', budget.whole),
      time('the verdict: hash, type, duration, keeping', 'verdict', 'floor'),
      {
        what: `memory above idle for ${LARGE / MIB} MiB in one PATCH`,
        ratio: '–',
        budget: `${MEMORY} MiB`,
        within: added <= MEMORY,
        MiB: added.toFixed(1),
        judged: ['MiB'],
      },
    ])
  } finally {
    for (const close of closers.toReversed()) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function manySmall() {
  const { page, floor } = await manyFiles(FILES, ROUNDS)
  const ratios = page.map((time, round) => time / floor[round])
  console.log(`${FILES} files of 5 kB, median of ${ROUNDS} rounds (lowest – highest), beside the same requests alone:`)
  report([
    {
      what: 'sent by the page, from the press until all are there',
      ratio: spread(ratios),
      budget: `${FILES_BUDGET} ×`,
      within: median(ratios) <= FILES_BUDGET,
      ms: spread(page, 0),
      'requests, ms': spread(floor, 0),
    },
  ])
}

if (FILES > 0) await manySmall()
if (SIZE > 0) await oneLarge()
