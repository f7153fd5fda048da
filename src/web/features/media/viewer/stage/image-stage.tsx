import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { use, useCallback, useState } from 'react'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { Button } from '../../../../ui/button.tsx'
import { paint } from '../../../../theme/paint.ts'
import { insideFocus, StageBar, StageFrame } from './stage-look.ts'
import { StageKeysContext, useStageKeys } from './stage-keys.ts'
import type { Fitting } from './use-fitting.ts'
import { usePictureHands } from './use-picture-hands.ts'
import { usePictureView } from './use-picture-view.ts'
import { ZOOM_STEP } from './zoom.ts'

const Surface = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: 0,
  touchAction: 'none',
  ...insideFocus,
  '&[data-scrolls="true"]': { touchAction: 'pan-y' },
  '&[data-whole="false"]': { cursor: 'grab' },
  '&[data-whole="false"]:active': { cursor: 'grabbing' },
  '& img': {
    position: 'absolute',
    insetBlockStart: '50%',
    left: '50%',
    maxInlineSize: 'none',
    userSelect: 'none',
    // What is see-through in a picture is seen to be so, in both schemes.
    background: `repeating-conic-gradient(${paint.track} 0 25%, ${paint.surface} 0 50%) 0 0 / 20px 20px`,
  },
})

/** How far an arrow key moves a picture, in CSS pixels. */
const STEP = 60
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

interface ImageStageProps {
  src: string
  /** Shown instead while the whole picture is seen. */
  fitting?: Fitting | undefined
  alt: string
  onFail: () => void
}

/** A picture to look at closely: by wheel, fingers, keys and buttons. */
export function ImageStage({ src, fitting, alt, onFail }: ImageStageProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const picture = usePictureView()
  const { stage, hands, scrolls } = usePictureHands(picture, use(StageKeysContext) === null)
  const { view, isWhole, grow, zoomTo, move, showWhole } = picture
  const [isCloser, setCloser] = useState(false)
  // Once looked at closely, the file itself is there.
  if (!isWhole && view && !isCloser) setCloser(true)
  const shown = isCloser ? undefined : fitting

  const take = useCallback(
    (key: string): boolean => {
      const by = ARROWS[key]
      if (by) {
        if (isWhole) return false
        move(by)
      } else if (key === '+' || key === '=') grow(ZOOM_STEP)
      else if (key === '-') grow(1 / ZOOM_STEP)
      else if (key === '0') showWhole()
      else if (key === '1') zoomTo(1)
      else return false
      return true
    },
    [isWhole, move, grow, showWhole, zoomTo],
  )
  useStageKeys(take)
  return (
    <StageFrame>
      <Surface
        ref={stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the picture
        tabIndex={0}
        aria-label={i18n._('Image; + and − zoom, the arrow keys move it')}
        data-whole={isWhole}
        data-scrolls={scrolls}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && take(event.key)) event.preventDefault()
        }}
        {...hands}
      >
        <img
          src={shown?.src ?? src}
          width={fitting?.size.width}
          height={fitting?.size.height}
          alt={alt}
          draggable={false}
          onError={() => (shown ? setCloser(true) : onFail())}
          onLoad={({ currentTarget }) =>
            picture.setPicture(
              fitting?.size ?? { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight },
            )
          }
          style={
            view
              ? { transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
              : { visibility: 'hidden' }
          }
        />
      </Surface>
      <StageBar role="toolbar" aria-label={i18n._('Zoom')}>
        <Button kind="quiet" icon="minus" iconOnly onClick={() => grow(1 / ZOOM_STEP)}>
          {i18n._('Zoom out')}
        </Button>
        <output aria-label={i18n._('Zoom level')}>{view ? format.percent(view.scale) : '…'}</output>
        <Button kind="quiet" icon="plus" iconOnly onClick={() => grow(ZOOM_STEP)}>
          {i18n._('Zoom in')}
        </Button>
        <Button kind="quiet" aria-pressed={isWhole} onClick={showWhole}>
          {i18n._('Whole image')}
        </Button>
        <Button kind="quiet" aria-pressed={!isWhole && view?.scale === 1} onClick={() => zoomTo(1)}>
          {i18n._('Actual size')}
        </Button>
      </StageBar>
    </StageFrame>
  )
}
