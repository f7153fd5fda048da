import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
} from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../store/after-paint.ts'

/** What may rest on all that is written: whoever listens to these must have been told of the last letter. */
const ENDS = ['keydown', 'pointerdown', 'click', 'focusout', 'submit'] as const
const WRITING = new Set(['Shift', 'AltGraph', 'Dead', 'Process', 'Unidentified'])

/** Whether it is a key that may only write the next letter, which can wait as well as the last one. */
const isLetter = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (event.isComposing ||
    WRITING.has(event.key) ||
    (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey))

/** Takes the placeholder out of a field with text: Chromium hides one anew with each letter, and works out styles for it. */
const showPlaceholder = (input: HTMLInputElement, placeholder = ''): void => {
  const shown = input.value === '' ? placeholder : ''
  if (input.placeholder === shown) return
  if (shown === '') input.removeAttribute('placeholder')
  else input.placeholder = shown
}

/** The browser keeps what is written: React would take each letter back until those around have rendered it. */
function EagerInput({ value, onChange, ref, placeholder, ...input }: ComponentProps<'input'>) {
  const text = String(value ?? '')
  const [first] = useState(text)
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement, [])
  /** How many letters were written, and of how many those around have heard. */
  const written = useRef(0)
  const [told, setTold] = useState(0)
  /** Of a letter that those around have not rendered yet: stops waiting for the paint, and listening to what may come before it. */
  const release = useRef<() => void>(undefined)
  const hears = useRef(onChange)
  useLayoutEffect(() => {
    hears.current = onChange
  }, [onChange])
  // What those around make of it counts once they have rendered the last letter.
  useLayoutEffect(() => {
    if (told !== written.current) return
    release.current?.()
    release.current = undefined
    if (own.current && own.current.value !== text) own.current.value = text
  }, [told, text])
  useLayoutEffect(() => {
    if (own.current) showPlaceholder(own.current, placeholder)
  }, [told, text, placeholder])
  useEffect(() => () => release.current?.(), [])

  const write = (event: ChangeEvent<HTMLInputElement>) => {
    release.current?.()
    written.current += 1
    showPlaceholder(event.target, placeholder)
    const tell = () => {
      hears.current?.(event)
      setTold(written.current)
    }
    const giveUp = afterPaint(() => startTransition(tell))
    const listening = new AbortController()
    const { signal } = listening
    const end = (by: Event) => {
      if (isLetter(by)) return
      giveUp()
      flushSync(tell)
    }
    for (const name of ENDS) window.addEventListener(name, end, { signal, capture: true })
    release.current = () => {
      giveUp()
      listening.abort()
    }
  }
  return <input {...input} ref={own} defaultValue={first} onChange={write} />
}

/**
 * Makes an input of the library paint its letters before anything follows from them: for what is looked through while one types.
 * `onChange` is called after the paint, in a transition, or at once if anything else is pressed before, so that Enter means all
 * letters. A letter lays out and paints the input alone (`data-eager` in the theme), which must have its width from outside.
 */
export const eagerly = { inputComponent: EagerInput, 'data-eager': '' } as const
