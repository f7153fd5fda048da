import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ask } from './confirm.ts'
import { guardHistory } from './history-guard.ts'
import { guardLeaving, mayLeaveNow } from './may-leave.ts'
import type { Readable } from '../store/store.ts'

/** What a page with unsaved input hands to the guard. */
export interface UnsavedWork {
  /** Whether something was typed that is not saved; followed where the page itself need not render for it. */
  dirty: boolean | Readable<boolean>
  /** Saves, and answers whether it worked; without it the question offers only to discard or to stay. */
  save?: () => Promise<boolean>
  /** What is asked where it is no typed input that would be lost; the last two are the buttons. */
  words?: { title: string; text: string; stay: string; leave: string }
  /** Takes back what was typed, where something else, such as a draft, must go with it. */
  discard?: () => void
}

/** Runs a form's submission as a press of its button would, and answers whether `write` did it. */
export const submitted = async <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'handleSubmit'>,
  write: (values: Values) => Promise<boolean>,
): Promise<boolean> => {
  let isDone = false
  await form.handleSubmit(async (values) => {
    isDone = await write(values)
  })()
  return isDone
}

const historyIndex = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/** The in-app address that a click leads to, or undefined for clicks that the browser handles itself. */
function clickedAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return
  const [here, there] = [location.pathname + location.search, link.pathname + link.search]
  return here === there ? undefined : there + link.hash
}

const isDirtyNow = (dirty: UnsavedWork['dirty']): boolean => (typeof dirty === 'boolean' ? dirty : dirty.get())

/**
 * Asks before anything leaves the page, until it is released. Clicks, history steps and the closing of the tab are events of the
 * window; the router without data loading has no blocker of its own. A click is caught in the capture phase, before the router's link
 * sees it.
 */
function guardPage(mayLeave: () => Promise<boolean>, go: (address: string) => void): () => void {
  let leaving = false
  let returning = false
  const startIndex = historyIndex(history.state)

  const onClick = (event: MouseEvent) => {
    const address = clickedAddress(event)
    if (address === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void mayLeaveNow().then((may) => {
      leaving = may
      if (may) go(address)
    })
  }
  const onPopState = (event: PopStateEvent) => {
    if (leaving) return
    event.stopImmediatePropagation()
    if (returning) {
      returning = false
      return
    }
    const index = historyIndex(event.state)
    const step = startIndex === undefined || index === undefined ? -1 : index - startIndex
    if (step === 0) return
    returning = true
    history.go(-step)
    void mayLeaveNow().then((may) => {
      leaving = may
      if (may) history.go(step)
    })
  }
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

  const releases = [guardLeaving(mayLeave), guardHistory(onPopState)]
  document.addEventListener('click', onClick, true)
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    for (const release of releases) release()
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('beforeunload', onBeforeUnload)
  }
}

/**
 * Keeps typed input from being lost: links, Back and Forward ask first (save, discard or stay), and so does whatever awaits
 * `mayLeaveNow`; closing the tab lets the browser ask. A panel that closes by a button of its own hands what closes it
 * to the answered `leave`, which asks first; who asks something else besides awaits `mayLeave`.
 */
export function useUnsavedGuard({ dirty, save, words, discard }: UnsavedWork): {
  mayLeave: () => Promise<boolean>
  leave: (step: () => void) => void
} {
  const { i18n } = useLingui()
  const navigate = useNavigate()

  const mayLeave = async (): Promise<boolean> => {
    if (!isDirtyNow(dirty)) return true
    const discardLabel = words?.leave ?? i18n._('Discard')
    const answer = await ask({
      title: words?.title ?? i18n._('Leave without saving?'),
      text: words?.text ?? i18n._('Your changes aren’t saved.'),
      cancelLabel: words?.stay ?? i18n._('Keep editing'),
      ...(save
        ? { confirmLabel: i18n._('Save'), otherLabel: discardLabel }
        : { confirmLabel: discardLabel, danger: true }),
    })
    if (answer === 'cancel') return false
    if (answer === 'confirm' && save) return save()
    discard?.()
    return true
  }
  // Rendering anew while a question is open must not forget that it was answered.
  const asked = useEffectEvent(mayLeave)
  const go = useEffectEvent((address: string) => void navigate(address))

  useEffect(() => {
    let release: (() => void) | undefined
    const follow = () => {
      if (isDirtyNow(dirty) === (release !== undefined)) return
      release?.()
      release = release
        ? undefined
        : guardPage(
            () => asked(),
            (address) => go(address),
          )
    }
    follow()
    const leaveIt = typeof dirty === 'boolean' ? undefined : dirty.subscribe(follow)
    return () => {
      leaveIt?.()
      release?.()
    }
  }, [dirty])

  const leave = (step: () => void) => void mayLeave().then((may) => may && step())
  return { mayLeave, leave }
}
