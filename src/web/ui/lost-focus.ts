import { FOCUS_HOME, pagePlace } from './panel/focus-home.ts'

/** What the Tab key reaches. */
const STOPS =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]'
const DIALOGS = '[role=dialog],[role=alertdialog]'
/** What a neighbor is never looked for outside of. */
const WALLS = `${DIALOGS},main`

/** Where something was taken out of the page. */
interface Gap {
  parent: Element
  before: Node | null
  after: Node | null
}

const isFollowing = (of: Node, it: Node): boolean =>
  (of.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

const topOf = (node: Node): Node => (node.parentNode ? topOf(node.parentNode) : node)

/** The gap that something left, or what it stood in where that went, too; undefined where it is not told of. */
function gapOf(lost: Node, records: readonly MutationRecord[]): Gap | undefined {
  const top = topOf(lost)
  const record = records.findLast(({ removedNodes }) => [...removedNodes].includes(top as ChildNode))
  if (!(record?.target instanceof Element)) return undefined
  const { target: parent, previousSibling: before, nextSibling: after } = record
  return parent.isConnected ? { parent, before, after } : gapOf(parent, records)
}

/** Whether the focus was in a dialog that is gone as a whole. */
const isDialogGone = (lost: Element): boolean => lost.closest(DIALOGS)?.isConnected === false

/** Whether it was in a view that is gone as a whole, as the week is where the month is shown. */
const isViewGone = (lost: Element): boolean => lost.closest(`[${FOCUS_HOME}]`)?.isConnected === false

/** Where the keys go on where a dialog is gone with what opened it: in the one below, or else on the page. */
const belowDialogs = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(DIALOGS)].findLast((it) => it.checkVisibility?.() ?? true) ?? pagePlace()

/** What stands next to a gap for the keys: after it or else before it, in the nearest part of the page that has anything. */
function neighborOf({ parent, before, after }: Gap): HTMLElement | null {
  const comesAfter = after?.isConnected
    ? (it: Node) => after.contains(it) || isFollowing(after, it)
    : before?.isConnected
      ? (it: Node) => isFollowing(before, it) && !before.contains(it)
      : () => true
  const stopIn = (scope: Element, isNext: (it: Node) => boolean) => {
    const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(
      (it) => it.tabIndex >= 0 && (it.checkVisibility?.({ visibilityProperty: true }) ?? true),
    )
    return stops.find(isNext) ?? stops.at(-1)
  }
  let found = stopIn(parent, comesAfter)
  let scope: Element = parent
  while (!found && !scope.matches(WALLS) && scope.parentElement && scope.parentElement !== document.body) {
    const within = scope
    scope = scope.parentElement
    found = stopIn(scope, (it) => isFollowing(within, it))
  }
  return found ?? (scope instanceof HTMLElement && scope.matches(WALLS) ? scope : pagePlace())
}

/**
 * Gives the focus of the keys to the nearest neighbor of a control that is gone, such as the button that took its own row away,
 * unless something else takes it at once; browsers leave it nowhere, where a screen reader falls silent. Who uses a pointer or a
 * finger keeps it nowhere: no keyboard may come over the screen for a field that nobody touched. Answers how to stop.
 */
export function followLostFocus(): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  let held: Element | undefined
  const observer = new MutationObserver((records) => {
    if (!held || !isNowhere()) return
    const lost = held
    // What was only put elsewhere lost it on the way.
    const isMoved =
      lost.isConnected && records.some(({ addedNodes }) => [...addedNodes].some((it) => it.contains(lost)))
    const whole = isDialogGone(lost) ? belowDialogs : isViewGone(lost) ? pagePlace : undefined
    const gap = lost.isConnected ? undefined : gapOf(lost, records)
    if (!isMoved && !whole && !gap) return
    held = undefined
    // Whoever knows better, such as a list or what opened a panel, has given it to something by then.
    requestAnimationFrame(() => {
      if (!isNowhere()) return
      const place = whole ? whole() : gap ? neighborOf(gap) : lost
      if (place instanceof HTMLElement) place.focus()
    })
  })
  const hold = (next: EventTarget | null) => {
    const wasHeld = held !== undefined
    held = next instanceof Element && next !== document.body ? next : undefined
    if (held && !wasHeld) observer.observe(document.body, { childList: true, subtree: true })
    if (!held) observer.disconnect()
  }
  let byKeys = false
  window.addEventListener(
    'keydown',
    () => {
      byKeys = true
      hold(document.activeElement)
    },
    options,
  )
  window.addEventListener(
    'pointerdown',
    () => {
      byKeys = false
      hold(null)
    },
    options,
  )
  window.addEventListener('focusin', ({ target }) => byKeys && hold(target), options)
  ending.signal.addEventListener('abort', () => observer.disconnect())
  return () => ending.abort()
}
