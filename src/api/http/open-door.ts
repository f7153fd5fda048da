import type { OpenContext } from '../core/context.ts'
import { Failure } from '../core/failure.ts'
import { readBody } from './body.ts'
import type { Host } from './host.ts'
import { parseCall } from './parse.ts'
import { createCodeGuard } from './guesses.ts'
import { answerWrite } from './respond.ts'
import type { OpenRoute } from './routes.ts'

/** The largest body that is read from somebody unknown, in bytes: a code and a secret are short. */
const BODY_BYTES = 4096
/** Wrong codes that are looked up in a minute for one address. */
const GUESSES = 30

/** Serves the rows that are not signed: a small body, and an end to guessing. */
export function createOpenDoor<Key>(
  host: Host<Key>,
): (route: OpenRoute, request: Request, params: Record<string, string>) => Promise<Response> {
  const guesses = createCodeGuard(GUESSES, () => host.now())
  const context: OpenContext = {
    store: host.store,
    vault: host.vault,
    now: () => host.now(),
    newId: () => host.newId(),
    sha256Hex: (text) => host.digest.sha256Hex(text),
  }

  return async ({ row, open }, request, params) => {
    const address = host.addressOf?.(request)
    guesses.ask(address)
    const body = await readBody(request, 'nobody', { bodyBytes: BODY_BYTES }, host.bodyAtHand)
    const { input } = parseCall(row, request, params, body, host.profile.headerPrefix)
    try {
      const answer = await open(input, { ...context, address })
      return await answerWrite(request, { status: row.status, text: JSON.stringify(answer) }, {})
    } catch (error) {
      if (error instanceof Failure && error.refusal === 'notFound') guesses.missed(address)
      throw error
    }
  }
}
