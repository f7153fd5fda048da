import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { RunningServer } from './server.ts'

type Caller = Pick<RunningServer, 'url' | 'accessKeyId' | 'secretAccessKey'>

/** Calls our server as a program would, signed by section 5; throws where it refuses. For preparing what a test looks at. */
export const call = async <Answer>(server: Caller, method: string, path: string, body?: object): Promise<Answer> => {
  const url = new URL(path, server.url)
  const sent = body === undefined ? '' : JSON.stringify(body)
  // Whatever begins with the prefix is signed: of two equal calls in one second each is carried out.
  const nonce = randomUUID()
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const payload = createHash('sha256').update(sent).digest('hex')
  const signed = [`x-svc-site-date:${date}`, `x-svc-site-nonce:${nonce}`]
  const text = [method, ...signed, url.pathname, query, payload].join('\n')
  const signature = createHmac('sha256', server.secretAccessKey).update(text).digest('hex')
  const response = await fetch(url, {
    method,
    headers: {
      'x-svc-site-date': date,
      'x-svc-site-nonce': nonce,
      authorization: `SVCSITE Credential=${server.accessKeyId}, Signature=${signature}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: sent }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  return JSON.parse(answer) as Answer
}
