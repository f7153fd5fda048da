import { useEffect, useState } from 'react'

/** A pause in typing, milliseconds: longer than between two keys of a slow typist, shorter than waiting feels. */
const PAUSE = 800

/** Words that have stayed the same for a pause, for saying them; until others do, those that did before. */
export function useSettled(words: string): string {
  const [settled, settle] = useState('')
  // Time passes outside of React: only its passing tells that nobody types on.
  useEffect(() => {
    const timer = setTimeout(() => settle(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
