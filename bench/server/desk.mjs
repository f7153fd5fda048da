// The service as it is shipped, in a process of its own, over a PostgreSQL or over the embedded database of a folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a build puts what Node runs. */
export const built = fileURLToPath(new URL('../../dist/server/', import.meta.url))

/** Starts it with nothing but these settings. */
export async function startDesk(settings) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: { PATH, HOME, TMPDIR, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  let said = ''
  const url = await new Promise((resolve, reject) => {
    // Read to its end: a server whose words nobody hears would end.
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const found = /running at (http:\/\/\S+)/.exec(said)
      if (found) resolve(found[1])
    })
    void gone.then(() => reject(new Error(`The service did not start:\n${said}`)))
  })
  const stop = async () => {
    child.kill()
    await gone
  }
  return { port: Number(new URL(url).port), stop }
}
