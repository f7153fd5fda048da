import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

/** What somebody wants of a control whose code is still coming: that it opens, or the keys alone. */
export type EarlyWish = 'open' | 'focused'

/**
 * Keeps what was wanted of a control at its place holder (`waits` are the listeners of that), for the control to begin with
 * (`starts`). What is typed into it meanwhile (`types` are its listeners) is `typed`. `onWish` is told at once, with the text,
 * such as to have choices at hand by then.
 */
export function useEarlyWish(onWish?: (wish: EarlyWish | undefined, text: string) => void) {
  const [starts, setStarts] = useState<EarlyWish>()
  const [typed, setTyped] = useState<string>()
  const tell = (wish: EarlyWish | undefined, text = typed ?? '') => {
    setStarts(wish)
    onWish?.(wish, text)
  }
  return {
    starts,
    typed,
    waits: {
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // The control may come while the mouse is down: no click follows then, as what was pressed is gone. The browser would give the focus to what was pressed, and where that is gone take it from what came.
        event.preventDefault()
        event.currentTarget.focus()
        tell('open')
      },
      onFocus: () => tell('focused'),
      onBlur: () => tell(undefined),
      onClick: () => tell('open'),
    },
    types: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value)
        tell('open', target.value)
      },
      onKeyDown: (event: KeyboardEvent) => {
        // It is meant for the control, and not for the form around it.
        if (event.key === 'Enter' && typed !== undefined) event.preventDefault()
      },
    },
  }
}

/** What is searched among choices that wait for their control; null for nothing. */
export const earlySearch = (wish: EarlyWish | undefined, text: string): string | null =>
  wish === undefined || (wish === 'focused' && text === '') ? null : text
