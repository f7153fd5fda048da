import { PRESENCE_LASTS } from '../../contract/presence.ts'
import { Failure, notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { KeptPresence } from '../presences.ts'

/** Places at which one key can be at once: every open tab has one or two. */
const MOST_OF_A_KEY = 50

const shown = ({ until, ...presence }: KeptPresence) => ({ ...presence, until: new Date(until).toISOString() })

/** The `presence` extension: who looks at or works on what (interface, section 8). */
export const presence: GroupOperations<'presence'> = {
  announce: async ({ params: { id }, body }, context) => {
    const { rows, credentials, accessKeyId } = context
    const at = context.now()
    const others = (await rows.presences.current(at)).filter((it) => it.key === accessKeyId && it.id !== id)
    if (others.length >= MOST_OF_A_KEY) {
      throw new Failure('tooMany', `This access key is at ${MOST_OF_A_KEY} places already.`, [], { retryAfter: 10 })
    }
    const bearer = await credentials.bearer(accessKeyId)
    const own: KeptPresence = {
      id,
      key: accessKeyId,
      person: bearer?.person?.id ?? null,
      doing: body.doing,
      record: body.record ?? null,
      time: body.time ?? null,
      until: at + PRESENCE_LASTS,
    }
    await rows.presences.put(own, at)
    return shown(own)
  },
  leave: async ({ params: { id } }, context) => {
    const { rows, accessKeyId } = context
    const own = (await rows.presences.current(context.now())).find((it) => it.id === id && it.key === accessKeyId)
    if (!own) throw notFound('presence')
    await rows.presences.remove(id)
    return shown(own)
  },
}
