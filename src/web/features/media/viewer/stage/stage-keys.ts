import { createContext, use, useEffect } from 'react'

/** Does what a key asks of a stage, and answers whether it asked anything of it. */
export type KeyTaker = (key: string) => boolean

/**
 * Hands a taker to the viewer around the stage, which gives it the keys that nothing else in the window wants; answers how
 * to take it back. Null outside of the viewer.
 */
export const StageKeysContext = createContext<((take: KeyTaker) => () => void) | null>(null)

/** Lets a stage have keys wherever in the viewer the focus is. */
export function useStageKeys(take: KeyTaker): void {
  const offer = use(StageKeysContext)
  // The viewer hears keys outside of a render, and the taker knows the picture as it lies now.
  useEffect(() => offer?.(take), [offer, take])
}
