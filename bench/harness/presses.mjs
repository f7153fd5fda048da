// How soon presses in a page are followed by a paint, and what the page reads meanwhile.

/** How long an answer of the service, or the work after a press, is waited for, in milliseconds. */
const PATIENCE = 5000
/** Milliseconds between two frames of a screen. */
export const FRAME = 1000 / 60

/**
 * Times each press until the paint after it, and until the one that shows what `isAnswered` says, which is asked at the end
 * of each frame. Runs in the page, before anything of it.
 */
function watchPresses() {
  const painted = (at, is) => {
    globalThis.paints.push(performance.now() - at)
    if (is) globalThis.answers.push(performance.now() - at)
  }
  globalThis.paints = []
  globalThis.answers = []
  globalThis.isAnswered = () => true
  const pressed = ({ timeStamp: at }) => {
    const look = () => {
      const is = globalThis.isAnswered()
      // The first task after the frame: what else waits, such as the next part of React's work, is not on its way to the screen.
      void scheduler.postTask(() => painted(at, is), { priority: 'user-blocking' })
      if (!is) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  for (const type of ['click', 'keydown']) addEventListener(type, pressed, { capture: true })
}

/** The calls of each page that are under way, but for the line that changes come by, which stays open. */
const underWay = new WeakMap()

/** Follows the calls of a page from now on, for `untilRead`. */
function watchCalls(page) {
  const calls = new Set()
  const waiting = []
  const told = { calls, waiting, count: 0 }
  underWay.set(page, told)
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === '/x/changes') return
    calls.add(call)
    told.count += 1
  })
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (call) => {
      calls.delete(call)
      if (calls.size === 0) for (const done of waiting.splice(0)) done()
    })
}

/** How many calls the page has made. */
export const callsOf = (page) => underWay.get(page).count

/** Waits until the page has no call under way. */
export const untilRead = (page, patience = PATIENCE) =>
  new Promise((done, fail) => {
    const { calls, waiting } = underWay.get(page)
    if (calls.size === 0) return done()
    const late = () => fail(new Error(`No end of ${[...calls].map((call) => call.url()).join(', ')}`))
    const timer = setTimeout(late, patience)
    waiting.push(() => (clearTimeout(timer), done()))
  })

/** Opens a page that is followed from its first moment on; `patience` is how long anything of it is waited for, in milliseconds. */
export async function openWatched(context, url, patience = PATIENCE) {
  const page = await context.newPage()
  watchCalls(page)
  await page.addInitScript(watchPresses)
  page.setDefaultTimeout(patience)
  await page.goto(url)
  return page
}
