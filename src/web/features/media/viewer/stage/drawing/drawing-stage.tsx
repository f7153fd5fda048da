import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedStage } from '../failure/failed-stage.tsx'
import type { Showable, StageKind } from '../stage-kind.ts'
import { LoadingStage } from '../loading-stage.tsx'
import { useObjectUrl } from '../../../../../ui/use-object-url.ts'
import { readDrawing } from './read-drawing.ts'

interface DrawingStageProps {
  medium: Showable
  src: string
  kind: StageKind
  /** Shows the drawing from an address that holds nothing but what was looked at. */
  children: (src: string) => ReactNode
}

/** Shows a drawing once it is known to be harmless; else says why it is not drawn. */
export function DrawingStage({ medium, src, kind, children }: DrawingStageProps) {
  const { data, error } = useQuery({
    queryKey: ['drawing', src],
    queryFn: ({ signal }) => readDrawing(src, signal),
    retry: false,
    // The file may be mended, and each look is at what it is now.
    gcTime: 0,
    staleTime: Infinity,
  })
  const shown = useObjectUrl(data)
  if (error) return <FailedStage medium={medium} src={src} kind={kind} cause={error} />
  return shown === undefined ? <LoadingStage /> : children(shown)
}
