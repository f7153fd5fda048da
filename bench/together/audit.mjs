// Random writes and what the log of changes says of them.

/** The same numbers in every run (mulberry32). */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const KINDS = {
  presets: {
    path: '/api/v1/presets',
    body: (next) => ({ title: `Preset ${Math.floor(next() * 1e6)}` }),
    wrong: { title: 7 },
  },
  services: {
    path: '/api/v1/services',
    body: (next) => ({ name: `Service ${Math.floor(next() * 1e6)}`, duration: 10 + Math.floor(next() * 50) }),
    wrong: { name: 'No length', duration: -1 },
  },
  appointments: {
    path: '/api/v2/appointments',
    // Few times for many: a good part is refused, because it is taken.
    body: (next, calendarId) => {
      const from = Date.UTC(2028, 0, 1) + Math.floor(next() * 4000) * 900_000
      const [startDate, endDate] = [from, from + 1_800_000].map((at) => new Date(at).toISOString())
      return { title: `Visit ${Math.floor(next() * 1e6)}`, startDate, endDate, calendarIds: [calendarId] }
    },
    wrong: { title: 'Backwards', startDate: '2028-02-02T10:00:00.000Z', endDate: '2028-02-02T09:00:00.000Z' },
  },
}

/** Makes so many writes, `atOnce` at a time, each at a random server; answers how many of each record were accepted. */
export async function writeRandomly({ count, atOnce, send, calendarId, seed = 7 }) {
  const next = numbersFrom(seed)
  const living = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]))
  const accepted = new Map()
  const answers = {}
  let left = count

  const one = async () => {
    const names = Object.keys(KINDS)
    const kind = names[Math.floor(next() * names.length)]
    const { path, body, wrong } = KINDS[kind]
    const ids = living[kind]
    const what = next()
    // Nobody else changes or deletes a record while this does.
    const id = what > 0.4 && ids.length > 0 ? ids.splice(Math.floor(next() * ids.length), 1)[0] : undefined
    const isWrong = next() < 0.1
    const isDeletion = id !== undefined && what > 0.85
    const sent = isWrong ? wrong : body(next, calendarId)
    const answer =
      id === undefined
        ? await send('POST', path, sent)
        : isDeletion
          ? await send('DELETE', `${path}/${id}`)
          : await send('PUT', `${path}/${id}`, sent)
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
    const isDone = answer.status < 300
    const about = id ?? answer.body?.id
    if (isDone) accepted.set(`${kind} ${about}`, (accepted.get(`${kind} ${about}`) ?? 0) + 1)
    if (about !== undefined && !(isDone && isDeletion)) ids.push(about)
  }
  const work = async () => {
    while (left-- > 0) await one()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { accepted, answers }
}

/**
 * Compares the changes since a number with what was accepted and with the rows: what is wrong, in words. `before` are the
 * records as they were then.
 */
export function auditTroubles({ changes, accepted, before, after, sameValue }) {
  const troubles = []
  const entries = new Map()
  const records = new Map(before)
  for (const { resource, id, before: was, after: is } of changes.toSorted((a, b) => a.seq - b.seq)) {
    const name = `${resource} ${id}`
    entries.set(name, (entries.get(name) ?? 0) + 1)
    const known = records.get(name)
    const fits =
      was === null ? known === undefined : Object.entries(was).every(([at, it]) => sameValue(known?.[at], it))
    if (!fits) troubles.push(`${name} was not as its entry says`)
    if (is === null) records.delete(name)
    else {
      const rest = Object.entries(known ?? {}).filter(([at]) => !(at in (was ?? {})))
      records.set(name, { ...Object.fromEntries(rest), ...is })
    }
  }
  for (const [name, times] of accepted) {
    if (entries.get(name) !== times) troubles.push(`${name}: ${times} writes, ${entries.get(name) ?? 0} entries`)
  }
  for (const name of entries.keys()) if (!accepted.has(name)) troubles.push(`${name}: an entry of no accepted write`)
  for (const [name, row] of after) {
    if (!sameValue(row, records.get(name))) troubles.push(`${name} is not what its entries make of it`)
  }
  for (const name of records.keys()) if (!after.has(name)) troubles.push(`${name} is only in the entries`)
  return troubles
}
