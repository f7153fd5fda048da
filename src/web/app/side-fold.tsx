import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useStore } from '../store/store.ts'
import { FOLDING, media } from '../theme/paint.ts'
import { followWidth, keepSideFold, sideFold } from '../theme/side-fold.ts'
import { Button } from '../ui/button.tsx'

const hidden = { display: 'none' } as const

/** Where the column has no words to give away, or a docked panel has taken them. */
const Place = styled('span')({
  [media.compact]: hidden,
  [media.rail]: hidden,
  [`@media (min-width: ${FOLDING.from}px) and (max-width: ${FOLDING.below - 0.05}px)`]: {
    'html[data-panel] &': hidden,
  },
})

/** Folds the side column of a desk to its icons, and unfolds it; this browser keeps it so (`index.html` reads it). */
export function SideFold() {
  const { i18n } = useLingui()
  const isFolded = useStore(sideFold)
  // Windows are made wider outside of React.
  useEffect(followWidth, [])
  return (
    <Place>
      <Button
        kind="quiet"
        icon={isFolded ? 'chevronEnd' : 'chevronStart'}
        iconOnly
        onClick={() => keepSideFold(!isFolded)}
      >
        {isFolded ? i18n._('Show the names of pages') : i18n._('Show icons only')}
      </Button>
    </Place>
  )
}
