// Readers of the feed of changes, as many as asked, each of which goes on at another server where its own is gone.
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Follows from now on. `servers()` are the ones that live, `signed` makes the headers of a call. `seen` is told of each change
 * as it comes. Resolves once every reader has been greeted.
 */
export async function openFeeds({ count, servers, signed, keys, seen }) {
  const feeds = await Promise.all(
    Array.from({ length: count }, (_, at) => openFeed({ at, servers, signed, key: keys[at % keys.length], seen })),
  )
  return {
    /** The cursors that each reader was told of, in their order. */
    told: () => feeds.map(({ told }) => told),
    /** How often a reader had to begin anew. */
    begun: () => feeds.reduce((sum, { begins }) => sum + begins(), 0) - count,
    resets: () => feeds.reduce((sum, { resets }) => sum + resets(), 0),
    leave: () => feeds.forEach(({ leave }) => leave()),
  }
}

async function openFeed({ at, servers, signed, key, seen }) {
  const told = []
  let [cursor, begins, resets, isOver, current] = [undefined, 0, 0, false, undefined]

  const take = (event) => {
    const [name, id] = ['event', 'id'].map((field) => new RegExp(`^${field}: ?(.*)$`, 'm').exec(event)?.[1])
    if (name === 'reset') resets++
    const position = /"cursor":"([^"]+)"/.exec(event)?.[1]
    if (name === 'ready' && cursor === undefined) cursor = position
    if (id === undefined || name === 'ready' || name === 'reset') return name
    cursor = id
    told.push(id)
    seen(event, id)
    return undefined
  }

  /** Until the line breaks or is left; `greeted` once it has begun. */
  const follow = (server, greeted) =>
    new Promise((ended) => {
      const query = cursor === undefined ? '' : `cursor=${encodeURIComponent(cursor)}`
      const headers = Object.fromEntries(signed(key, 'GET', '/x/changes', query))
      const asked = request(`${server.url}/x/changes${query && `?${query}`}`, { headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece) => {
          text += piece
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            if (take(text.slice(0, end)) === 'ready') greeted()
            text = text.slice(end + 2)
          }
        })
        answer.on('error', ended).on('close', ended)
        if (answer.statusCode !== 200) ended()
      })
      current = asked
      asked.on('error', ended).end()
    })

  await new Promise((greeted) => {
    void (async () => {
      for (let turn = at; !isOver; turn++) {
        const living = servers()
        begins++
        await follow(living[turn % living.length], greeted)
        if (!isOver) await pause(200)
      }
    })()
  })
  return {
    told,
    begins: () => begins,
    resets: () => resets,
    leave: () => {
      isOver = true
      current?.destroy()
    },
  }
}
