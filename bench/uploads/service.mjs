// The service as it is shipped, in a process of its own, over its disk or over a fake S3 in a third process.
import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'
import { openSources } from '../harness/sources.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SAMPLE = 20

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024

/** Builds what is out of date and starts the service. Memory is read from `/proc`, so on Linux. */
export async function startDesk(folder, kind) {
  const closers = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  await build({ only: 'server', say: () => {} })
  const s3 = kind === 's3' ? await startStore(closers) : {}
  const { PATH, HOME, TMPDIR } = process.env
  const DATA_DIR = join(folder, 'data')
  const key = { accessKeyId: 'FDBENCH', secretAccessKey: randomBytes(30).toString('base64url') }
  const own = { ACCESS_KEY_ID: key.accessKeyId, SECRET_ACCESS_KEY: key.secretAccessKey }
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      UPLOAD_MAX_SIZE: '8GB',
      DATA_DIR,
      ...own,
      ...s3,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  closers.push(async () => {
    child.kill()
    await gone
  })
  let said = ''
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const found = /running at (http:\/\/\S+)/.exec(said)
      if (found) resolve(found[1])
    })
    void gone.then(() => reject(new Error(`the service did not start:\n${said}`)))
  })
  const signer = await openSigner(url, key)
  closers.push(() => signer.close())

  return {
    /** The address that takes the bytes of a new medium. */
    declare: (body) => signer.declare(body),
    stop,
    /** Bytes in memory once nothing is going on. */
    async idleMemory() {
      let least = Infinity
      for (let at = 0; at < 100; at++) {
        await new Promise((resolve) => setTimeout(resolve, SAMPLE))
        least = Math.min(least, memoryOf(child.pid))
      }
      return least
    },
    watchMemory() {
      let most = 0
      const timer = setInterval(() => (most = Math.max(most, memoryOf(child.pid))), SAMPLE)
      return {
        stop: () => {
          clearInterval(timer)
          return most
        },
      }
    },
  }
}

/** Signs calls as the tests do. */
async function openSigner(url, key) {
  const server = await openSources()
  const { call } = await server.ssrLoadModule('/src/api/http/testing/caller.ts')
  const service = { url, fetch: (request) => fetch(request) }
  return {
    close: () => server.close(),
    async declare(body) {
      const made = await call(service, key, 'POST', '/api/v1/multimedia', {
        body: { name: 'Noise', format: 'audio/wav', ...body },
      })
      return url + made.body.uploadUrl
    },
  }
}

async function startStore(closers) {
  const child = fork(fileURLToPath(new URL('store.mjs', import.meta.url)), { cwd: root })
  closers.push(() => void child.kill())
  const [environment] = await once(child, 'message')
  return environment
}
