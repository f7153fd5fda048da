import { Global } from '@emotion/react'
import { memo } from 'react'
import { paint } from '../../theme/paint.ts'

/**
 * Marks an event whose panel is open, in every view and every place where it stands. A rule of its own, since none of 2,000 cards is
 * drawn anew for it.
 */
export const OpenEvent = memo(function OpenEvent({ id }: { id: string }) {
  return (
    <Global
      styles={{
        [`[data-event=${JSON.stringify(id)}]`]: {
          outline: `2px solid ${paint.accent} !important`,
          outlineOffset: '-2px !important',
        },
      }}
    />
  )
})
