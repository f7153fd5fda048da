import styled from '@emotion/styled'
import { useRef, type ReactNode } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { DropTargetProps } from './drop/target.tsx'

const DropTarget = lazyPart<DropTargetProps>(
  withMessages(() => import('./drop/target.tsx')),
  { isQuiet: true },
)

// The line at its end is kept for the words that come later.
const Place = styled('div')({ position: 'relative', paddingBlockEnd: 24 })

/**
 * The place of a field on which files can be dropped and pasted, as soon as the code for that is there; a button within it is
 * the way without a drag. Where the deployment takes no files, or the person may send none, it is what is in it and nothing
 * else.
 */
export function DropPlace({ children, ...target }: { children: ReactNode } & Omit<DropTargetProps, 'place'>) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Place ref={place}>
      {children}
      <DropTarget place={place} {...target} />
    </Place>
  )
}
