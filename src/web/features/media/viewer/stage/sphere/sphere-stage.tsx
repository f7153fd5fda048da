import '@photo-sphere-viewer/core/index.css'
import { Viewer } from '@photo-sphere-viewer/core'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { use, useCallback, useRef, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { trustOwnCode } from '../../../../../store/trust-own-code.ts'
import { paint, visuallyHidden } from '../../../../../theme/paint.ts'
import { ImageStage } from '../image-stage.tsx'
import { insideFocus, StageBar, StageFrame } from '../stage-look.ts'
import { StageKeysContext, useStageKeys } from '../stage-keys.ts'
import { size } from '../../../../../theme/scale.ts'

const Globe = styled('section')({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'hidden',
  background: paint.canvas,
  ...insideFocus,
  '& .psv-container': { position: 'absolute', inset: 0, background: 'transparent' },
})
const Hidden = styled('output')(visuallyHidden)
const Word = styled('p')({ margin: 0, fontSize: size.body2, color: paint.soft })

/** Radians that a key or a button turns the head by. */
const TURN = Math.PI / 12
/** Of the 100 steps from widest to nearest. */
const NEARER = 10
const FIRST = 20

const LOOKS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-TURN, 0],
  ArrowRight: [TURN, 0],
  ArrowUp: [0, TURN],
  ArrowDown: [0, -TURN],
}

const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

interface SphereStageProps {
  src: string
  alt: string
  onFail: () => void
}

/** A picture of all directions: one stands in its middle and looks around. */
export default function SphereStage({ src, alt, onFail }: SphereStageProps) {
  const { i18n } = useLingui()
  const viewer = useRef<Viewer>(null)
  const [ready, setReady] = useState(false)
  // In a page the wheel scrolls the page.
  const inPage = use(StageKeysContext) === null
  const [drawable] = useState(canDraw)
  // Some pictures the browser shows and the sphere cannot be painted with, such as drawings.
  const [flat, setFlat] = useState(false)

  // What paints the sphere lives outside of React, as long as its place does.
  const globe = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined
      trustOwnCode()
      const made = new Viewer({
        container: place,
        navbar: false,
        keyboard: false,
        mousewheel: !inPage,
        loadingTxt: '',
        defaultZoomLvl: FIRST,
        moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
        defaultTransition: { speed: 0, rotation: false, effect: 'fade' },
      })
      made.addEventListener('ready', () => setReady(true), { once: true })
      made.setPanorama(src).catch(() => setFlat(true))
      viewer.current = made
      return () => {
        viewer.current = null
        made.destroy()
      }
    },
    [src, inPage],
  )
  const look = (yaw: number, pitch: number) => {
    const now = viewer.current?.getPosition()
    if (now) viewer.current?.rotate({ yaw: now.yaw + yaw, pitch: now.pitch + pitch })
  }
  const near = (by: number) => viewer.current?.zoom(viewer.current.getZoomLevel() + by)
  const takeSign = (key: string): boolean => {
    if (key === '+' || key === '=') near(NEARER)
    else if (key === '-') near(-NEARER)
    else if (key === '0') {
      viewer.current?.rotate({ yaw: 0, pitch: 0 })
      viewer.current?.zoom(FIRST)
    } else return false
    return true
  }
  // The arrows lead to the next medium, unless one has gone into the picture.
  useStageKeys(takeSign)
  if (!drawable || flat) {
    return (
      <StageFrame>
        <ImageStage src={src} alt={alt} onFail={onFail} />
        <StageBar>
          <Word>
            {flat
              ? i18n._('This image can’t be shown as a 360° view, so you see it flat.')
              : i18n._('This browser can’t show 360° images, so the image is flat.')}
          </Word>
        </StageBar>
      </StageFrame>
    )
  }
  const turn = (label: string, icon: 'chevronStart' | 'chevronEnd' | 'arrowUp' | 'arrowDown', key: string) => {
    const [yaw, pitch] = LOOKS[key] ?? [0, 0]
    return (
      <Button kind="quiet" icon={icon} iconOnly onClick={() => look(yaw, pitch)}>
        {label}
      </Button>
    )
  }
  return (
    <StageFrame dir="ltr">
      <Globe
        ref={globe}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys turn the head
        tabIndex={0}
        aria-label={i18n._('{description}. 360° view: arrow keys look around, + and − zoom', {
          description: alt,
        })}
        aria-busy={!ready}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const by = LOOKS[event.key]
          if (by) look(...by)
          if (by || takeSign(event.key)) event.preventDefault()
        }}
      />
      <StageBar role="toolbar" aria-label={i18n._('Look around')}>
        <Hidden>{ready ? '' : i18n._('Loading…')}</Hidden>
        {turn(i18n._('Look left'), 'chevronStart', 'ArrowLeft')}
        {turn(i18n._('Look right'), 'chevronEnd', 'ArrowRight')}
        {turn(i18n._('Look up'), 'arrowUp', 'ArrowUp')}
        {turn(i18n._('Look down'), 'arrowDown', 'ArrowDown')}
        <Button kind="quiet" icon="minus" iconOnly onClick={() => near(-NEARER)}>
          {i18n._('Zoom out')}
        </Button>
        <Button kind="quiet" icon="plus" iconOnly onClick={() => near(NEARER)}>
          {i18n._('Zoom in')}
        </Button>
      </StageBar>
    </StageFrame>
  )
}
