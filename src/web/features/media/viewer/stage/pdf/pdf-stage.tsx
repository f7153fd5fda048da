import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { useFormat } from '../../../../../i18n/locale-provider.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { paint, visuallyHidden } from '../../../../../theme/paint.ts'
import { insideFocus, Middle, StageBar, StageFrame, StageGroup } from '../stage-look.ts'
import { useStageKeys } from '../stage-keys.ts'
import { ZOOM_STEP } from '../zoom.ts'
import { PdfSheet } from './pdf-sheet.tsx'
import { usePdf, usePdfPage } from './use-pdf.ts'

const Desk = styled('section')({
  position: 'relative',
  display: 'grid',
  placeItems: 'safe center',
  overflow: 'auto',
  minBlockSize: 0,
  padding: 16,
  background: paint.canvas,
  ...insideFocus,
})
const Words = styled('div')(visuallyHidden)

/** Around a page, in CSS pixels. */
const MARGIN = 32
/** CSS pixels for each point at which a page has the size that it has on paper. */
const PAPER = 96 / 72
const SCALES = { least: 0.1, most: 6 }

interface PdfStageProps {
  src: string
  name: string
  onFail: (cause: unknown) => void
}

/** A presentation, page by page. */
export default function PdfStage({ src, name, onFail }: PdfStageProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const pdf = usePdf(src, onFail)
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState<'page' | 'width' | number>('page')
  const [room, setRoom] = useState<{ width: number; height: number }>()
  const shown = usePdfPage(pdf, number)
  const pages = pdf?.numPages ?? 0

  const measure = useCallback((desk: HTMLElement | null) => {
    if (!desk) return undefined
    const sizes = new ResizeObserver(() => setRoom({ width: desk.clientWidth, height: desk.clientHeight }))
    sizes.observe(desk)
    setRoom({ width: desk.clientWidth, height: desk.clientHeight })
    return () => sizes.disconnect()
  }, [])
  const paper = shown?.page.getViewport({ scale: 1 })
  const across = paper && room ? (room.width - MARGIN) / paper.width : PAPER
  const whole = paper && room ? Math.min(across, (room.height - MARGIN) / paper.height) : PAPER
  const wanted = zoom === 'page' ? whole : zoom === 'width' ? across : zoom
  const scale = Math.min(Math.max(wanted, SCALES.least), SCALES.most)
  const turn = (by: number) => setNumber(Math.min(Math.max(1, number + by), Math.max(1, pages)))
  const grow = (factor: number) => setZoom(Math.min(Math.max(scale * factor, SCALES.least), SCALES.most))

  const take = (key: string): boolean => {
    if (key === 'PageDown') turn(1)
    else if (key === 'PageUp') turn(-1)
    else if (key === '+' || key === '=') grow(ZOOM_STEP)
    else if (key === '-') grow(1 / ZOOM_STEP)
    else if (key === '0') setZoom('page')
    else return false
    return true
  }
  useStageKeys(take)
  const place = i18n._('Page {number} of {count}', { number: format.number(number), count: format.number(pages) })
  return (
    <StageFrame>
      <Desk
        ref={measure}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={i18n._('Presentation; Page Up and Page Down turn its pages')}
        aria-busy={shown?.page.pageNumber !== number}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && take(event.key)) event.preventDefault()
        }}
      >
        {shown && room ? (
          <>
            <PdfSheet page={shown.page} scale={scale} />
            <Words>
              <p>{`${name}, ${place}`}</p>
              <p>{shown.text}</p>
            </Words>
          </>
        ) : (
          <Middle>{i18n._('Loading…')}</Middle>
        )}
      </Desk>
      <StageBar role="toolbar" aria-label={i18n._('Pages')}>
        <StageGroup>
          <Button kind="quiet" icon="chevronStart" iconOnly disabled={number <= 1} onClick={() => turn(-1)}>
            {i18n._('Previous page')}
          </Button>
          <output aria-live="polite">{pages > 0 ? place : '…'}</output>
          <Button kind="quiet" icon="chevronEnd" iconOnly disabled={number >= pages} onClick={() => turn(1)}>
            {i18n._('Next page')}
          </Button>
        </StageGroup>
        <StageGroup>
          <Button kind="quiet" icon="minus" iconOnly onClick={() => grow(1 / ZOOM_STEP)}>
            {i18n._('Zoom out')}
          </Button>
          <output aria-label={i18n._('Zoom level')}>{format.percent(scale / PAPER)}</output>
          <Button kind="quiet" icon="plus" iconOnly onClick={() => grow(ZOOM_STEP)}>
            {i18n._('Zoom in')}
          </Button>
          <Button kind="quiet" aria-pressed={zoom === 'page'} onClick={() => setZoom('page')}>
            {i18n._('Whole page')}
          </Button>
          <Button kind="quiet" aria-pressed={zoom === 'width'} onClick={() => setZoom('width')}>
            {i18n._('Full width')}
          </Button>
        </StageGroup>
      </StageBar>
    </StageFrame>
  )
}
