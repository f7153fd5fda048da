import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { paper, paint } from '../../../../../theme/paint.ts'

const Sheet = styled('canvas')({ display: 'block', background: paper.sheet, boxShadow: paint.shadow })

/** Pixels of one canvas at the most: beyond that, browsers draw nothing at all. */
const MOST_PIXELS = 16_000_000

interface PdfSheetProps {
  page: PDFPageProxy
  /** CSS pixels for each point of the page. */
  scale: number
}

/** A page, painted as sharp as the screen is; what it says stands beside it as text. */
export function PdfSheet({ page, scale }: PdfSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = page.getViewport({ scale })

  // The page is painted by the reader, not by React.
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return undefined
    const sharpness = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)))
    // Painted apart and put in place when it is done, so that no page is seen half.
    const fresh = document.createElement('canvas')
    fresh.width = Math.max(1, Math.floor(width * sharpness))
    fresh.height = Math.max(1, Math.floor(height * sharpness))
    const task = page.render({ canvas: fresh, viewport: page.getViewport({ scale: scale * sharpness }) })
    task.promise.then(
      () => {
        sheet.width = fresh.width
        sheet.height = fresh.height
        sheet.getContext('2d')?.drawImage(fresh, 0, 0)
        sheet.dataset.page = String(page.pageNumber)
      },
      () => {
        // Another page or size was wanted first.
      },
    )
    return () => task.cancel()
  }, [page, scale, width, height])

  return <Sheet ref={canvas} aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
