import { createServer, type ServerResponse } from 'node:http'
import { ConfigError } from '../config.ts'
import { EXPOSITION } from './prometheus.ts'

/** What the probes answer from. */
export interface ProbeDeps {
  host: string
  port: number
  /** Why no calls should be sent here at the moment, in words; undefined where all is well. */
  trouble: () => Promise<string | undefined>
  metrics: () => Promise<string>
}

/** Where an operator's tools ask. */
export interface Probes {
  port: number
  stop(): Promise<void>
}

const say = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`)

/**
 * Answers `/healthz` (the process lives), `/readyz` (it serves calls) and `/metrics` on a port of their own, which is the
 * operator's alone: they tell how much a clinic does.
 */
export async function openProbes({ host, port, trouble, metrics }: ProbeDeps): Promise<Probes> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    switch (path) {
      case '/healthz':
        return say(response, 200, { status: 'ok' })
      case '/readyz': {
        const reason = await trouble()
        return reason === undefined
          ? say(response, 200, { status: 'ready' })
          : say(response, 503, { status: 'not ready', reason })
      }
      case '/metrics':
        return void response.writeHead(200, { 'content-type': EXPOSITION }).end(await metrics())
      default:
        return say(response, 404, { status: 'There are /healthz, /readyz and /metrics here.' })
    }
  }
  const server = createServer((request, response) => {
    answer(request.url?.split('?')[0] ?? '', response).catch((error: unknown) => {
      if (!response.headersSent) say(response, 500, { status: String(error) })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new ConfigError([
          `PROBES_HOST ${host} and PROBES_PORT ${port} cannot be used: ${error.message}. Set PROBES_PORT to another.`,
        ]),
      ),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
