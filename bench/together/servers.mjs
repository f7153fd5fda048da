// Servers of one PostgreSQL, each in a process of its own, with the numbers that they give to whoever watches them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { built } from '../server/desk.mjs'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** Starts one with these settings; `link` signs in, once, and is absent where an admin has. */
export async function startServer(settings) {
  const { PATH, HOME, TMPDIR } = process.env
  const probes = await freePort()
  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      PROBES_PORT: String(probes),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const gone = once(child, 'close')
  let said = ''
  const { url, link } = await new Promise((resolve, reject) => {
    // Read to its end: a server whose words nobody hears would end.
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const address = /running at (http:\/\/[^\s/]+)/.exec(said)?.[1]
      // Its last line. Once an admin has signed in there is no link before it.
      if (address && said.includes('npm run keys -- link'))
        resolve({ url: address, link: /http:\S+\/#\S+/.exec(said)?.[0] })
    })
    void gone.then(() => reject(new Error(`The service did not start:\n${said}`)))
  })
  return {
    url,
    link,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await gone
    },
    /** Resident memory in MB and how late the event loop was since the last look, in ms. */
    look: async () => {
      const text = await (await fetch(`http://127.0.0.1:${probes}/metrics`)).text()
      const value = (line) => Number(new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        memory: value('process_resident_memory_bytes') / 1e6,
        late: value('frontdesk_event_loop_delay_seconds\\{quantile="0.99"\\}') * 1000,
        latest: value('frontdesk_event_loop_delay_seconds\\{quantile="1"\\}') * 1000,
      }
    },
  }
}
