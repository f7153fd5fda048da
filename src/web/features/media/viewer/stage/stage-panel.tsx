import { Suspense, useState, type ReactNode } from 'react'
import { posterOf } from '#api/core/rules/medium-poster.ts'
import { textOf } from '#api/core/rules/medium-texts.ts'
import { lazySection } from '../../../../ui/lazy-part.tsx'
import { useHiddenHost } from '../../../../fields/media/shown-hosts.ts'
import { useMediaSrc, usePictureSrc } from '../../../../fields/media/use-media-src.ts'
import { withMessages } from '../../../../i18n/catalogue.ts'
import { AppStage } from './app-stage.tsx'
import { DrawingStage } from './drawing/drawing-stage.tsx'
import { FailedStage } from './failure/failed-stage.tsx'
import { HiddenStage } from './hidden-stage.tsx'
import { ImageStage } from './image-stage.tsx'
import { LoadingStage } from './loading-stage.tsx'
import { NoStage } from './no-stage.tsx'
import { PlayerStage } from './player-stage.tsx'
import { programOf, stageKindOf, type Showable } from './stage-kind.ts'
import { useFitting } from './use-fitting.ts'
import { isDrawing, revisedUrl } from '../../../../fields/media/media-src.ts'

const PdfStage = lazySection(withMessages(() => import('./pdf/pdf-stage.tsx')))
const SphereStage = lazySection(withMessages(() => import('./sphere/sphere-stage.tsx')))

/** The medium itself: seen, heard, leafed through, looked around in or started; where that cannot be, why. */
export default function StagePanel({ medium }: { medium: Showable }): ReactNode {
  const srcOf = useMediaSrc()
  const pictureOf = usePictureSrc()
  const hiddenHostOf = useHiddenHost()
  const [failed, setFailed] = useState<{ src: string; cause: unknown }>()
  const kind = stageKindOf(medium)
  const words = medium.altText || medium.name
  const url = revisedUrl(medium)
  const fitting = useFitting(medium, kind === 'image' ? url : null)
  if (kind === 'app') return <AppStage src={srcOf((programOf(medium) ?? '').trim())} name={medium.name} />
  const src = kind === 'missing' || url === null ? undefined : srcOf(url.trim())
  if (src === undefined || kind === 'missing') return <NoStage medium={medium} />
  if (kind === 'other') return <NoStage medium={medium} src={src} />
  const host = hiddenHostOf(url)
  if (host !== undefined) return <HiddenStage medium={medium} host={host} />
  if (failed?.src === src) {
    return <FailedStage key={src} medium={medium} src={src} kind={kind} cause={failed.cause} />
  }
  const shown = { src, onFail: (cause?: unknown) => setFailed({ src, cause }) }
  const picture = (at: string) =>
    kind === 'sphere' ? (
      <Suspense fallback={<LoadingStage />}>
        <SphereStage key={at} alt={words} {...shown} src={at} />
      </Suspense>
    ) : (
      <ImageStage key={at} alt={words} {...shown} src={at} fitting={at === src ? fitting : undefined} />
    )
  const isPicture = kind === 'image' || kind === 'sphere'
  if (isPicture && url !== null && isDrawing(url, medium.format)) {
    return (
      <DrawingStage key={src} medium={medium} src={src} kind={kind}>
        {picture}
      </DrawingStage>
    )
  }
  if (kind === 'image') return picture(src)
  if (kind === 'video' || kind === 'audio') {
    const { url: at = null } = posterOf(medium) ?? {}
    const poster = pictureOf({ url: at, type: 'image' }, 1280)
    const captions = textOf(medium, 'captions')
    return <PlayerStage key={src} kind={kind} label={words} captions={captions} poster={poster} {...shown} />
  }
  if (kind === 'sphere') return picture(src)
  return (
    <Suspense fallback={<LoadingStage />}>
      <PdfStage key={src} name={medium.name} {...shown} />
    </Suspense>
  )
}
