import { importSecret, webDigest } from '#api/signing/digest.ts'
import { signRequest } from '#api/signing/sign.ts'

/** Milliseconds of each call of one round, the two kinds side by side. */
export interface Round {
  unsigned: number[]
  signed: number[]
  signingAlone: number[]
}

declare global {
  var signingRound: (calls: number, bodyBytes: number) => Promise<Round>
}

const accessKey = { accessKeyId: 'FD0123456789', key: await importSecret('a secret that is as long as real ones are') }
const url = `${location.origin}/ping?page=2&limit=100&search=Garc%C3%ADa&startDate=2026-03-02T00%3A00%3A00.000Z`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function call(method: string, body: string | undefined, headers: Record<string, string>): Promise<void> {
  await (await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })).text()
}

globalThis.signingRound = async (calls, bodyBytes) => {
  const method = bodyBytes > 0 ? 'POST' : 'GET'
  const body = bodyBytes > 0 ? JSON.stringify({ title: 'x'.repeat(bodyBytes) }) : undefined
  const plain: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const sign = (): Promise<Record<string, string>> =>
    signRequest({ method, url, headers: Object.entries(plain), body }, accessKey, Date.now(), webDigest)
  const unsignedCall = (): Promise<void> => call(method, body, plain)
  const signedCall = async (): Promise<void> => call(method, body, { ...plain, ...(await sign()) })
  const round: Round = { unsigned: [], signed: [], signingAlone: [] }
  for (let index = 0; index < calls; index++) {
    const floorFirst = index % 2 === 0
    if (floorFirst) round.unsigned.push(await timed(unsignedCall))
    round.signed.push(await timed(signedCall))
    if (!floorFirst) round.unsigned.push(await timed(unsignedCall))
    round.signingAlone.push(await timed(sign))
  }
  return round
}
