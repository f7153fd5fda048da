import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { keyboardBlanks } from '../../../i18n/blanks.ts'

/** What a typed field is about. A value is canonical text (`YYYY-MM-DD`, `HH:mm`), empty for none. */
export interface TypedRules {
  value: string
  /** Told the value, an empty text as the field is cleared, and what was typed as it is while that is no value. */
  onChange: (value: string) => void
  /** A value as it stands in the field; undefined for what is no value. */
  show: (value: string) => string | undefined
  /** The value that a text says, undefined for none; `base` is the value at which typing began. */
  read: (text: string, base: string) => string | undefined
  /** What is wrong with a value, in words. */
  complain?: (value: string) => string | undefined
  /**
   * The field leads somewhere and is no value of the form around it: what is half typed leads nowhere, Enter saves no form,
   * and nothing typed here keeps one from being saved.
   */
  navigates?: boolean | undefined
}

/** A text that leaves no doubt, though it may be typed still: with all four digits of a year. */
const isWhole = (text: string): boolean => /^\s*\d{4}-\d\d-\d\d|\d\d?[/.-]\d\d?[/.-]\d{4}\s*$/.test(text)

/**
 * A field in which people type freely: what they typed stays as it is while they are there; on leaving, on Enter and before
 * the form is sent it is read and written out, and what cannot be read stays and is told.
 */
export function useTyped({ value, onChange, show, read, complain, navigates = false }: TypedRules) {
  const input = useRef<HTMLInputElement>(null)
  /** What stands in the field in place of its value, and the value at which typing began. */
  const [typed, setTyped] = useState<{ text: string; base: string } | null>(null)
  const [known, setKnown] = useState(value)
  const [isHere, setHere] = useState(false)
  const valueOf = (text: string, base: string) => (text.trim() === '' ? '' : read(text, base))
  // A value set from outside replaces what is typed; the one that typing gave does not, nor a blank in place of no value.
  if (value !== known) {
    setKnown(value)
    const said = typed && valueOf(typed.text, typed.base)
    const isOwn = value === (said ?? typed?.text) || (said === undefined && value === '' && known !== typed?.text)
    if (typed !== null && !isOwn) setTyped(null)
  }
  const text = typed?.text ?? keyboardBlanks(show(value) ?? value)
  const meant = typed === null && show(value) !== undefined ? value : valueOf(text, typed?.base ?? value)

  const put = (next: string) => {
    setTyped(null)
    if (next !== value) onChange(next)
  }
  const type = (next: string) => {
    const base = typed?.base ?? value
    setTyped({ text: next, base })
    setHere(document.activeElement === input.current)
    const said = valueOf(next, base)
    const isTold = !navigates || said === '' || (said !== undefined && isWhole(next))
    if (isTold && (said ?? next) !== value) onChange(said ?? next)
  }
  const settle = () => {
    if (typed !== null && meant !== undefined) put(meant)
  }

  const refuse = useEffectEvent((event: SubmitEvent) => {
    if (navigates || input.current?.disabled || (meant !== undefined && (meant === '' || !complain?.(meant)))) return
    event.preventDefault()
    event.stopPropagation()
    input.current?.focus()
    // The focus says that somebody is here and types; who pressed the button of the form asks instead.
    setHere(false)
  })
  // A form without the browser's own words must not be sent while a field of it is not understood.
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('submit', refuse)
    return () => form?.removeEventListener('submit', refuse)
  }, [])

  const attach = useCallback((element: HTMLInputElement | null) => {
    input.current = element
  }, [])

  return {
    input,
    attach,
    text,
    /** The value that is meant, undefined where what is typed is none. */
    meant,
    /** Whether what is typed was left as something that is no value. */
    isUnread: !isHere && meant === undefined,
    problem: !isHere && meant ? complain?.(meant) : undefined,
    put,
    type,
    settle,
    onFocus: () => setHere(true),
    onBlur: () => {
      setHere(false)
      settle()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const saves = event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's')
      if (!saves) return
      if (navigates && event.key === 'Enter') event.preventDefault()
      settle()
      // Enter asks: what is not understood is told there and then.
      setHere(false)
    },
  }
}

/** A typed field. */
export type Typed = ReturnType<typeof useTyped>
