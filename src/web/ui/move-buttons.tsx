import { Button } from './button.tsx'

interface MoveButtonsProps {
  /** What each button does, in words that name the row. */
  back: string
  forward: string
  isFirst: boolean
  isLast: boolean
  /** Moves the row by one place, towards the start where negative. */
  onMove: (by: -1 | 1) => void
}

/** Moves a row of a list by one place; at an end the button stays in reach, so that the focus has a place, and does nothing. */
export function MoveButtons({ back, forward, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        kind="quiet"
        icon="arrowUp"
        iconOnly
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      >
        {back}
      </Button>
      <Button
        kind="quiet"
        icon="arrowDown"
        iconOnly
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      >
        {forward}
      </Button>
    </>
  )
}
