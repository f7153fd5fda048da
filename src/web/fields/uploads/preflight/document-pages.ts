import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite gives the address of the file that it emits.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { trustOwnCode } from '../../../store/trust-own-code.ts'
import { abandoned } from './abandoned.ts'
import { drawSmall, type Measured } from './measure.ts'

/** Longer side of the small picture, in pixels. */
const SMALL = 192

/** How many pages a PDF has, and what the first one looks like; rejects where it cannot be opened. */
export const measureDocument = async (file: Blob, signal: AbortSignal, most = SMALL): Promise<Measured> => {
  GlobalWorkerOptions.workerSrc = workerUrl
  trustOwnCode()
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), isEvalSupported: false })
  try {
    const { numPages: pages, ...rest } = await abandoned(
      task.promise.then((it) => ({ numPages: it.numPages, page: () => it.getPage(1) })),
      signal,
    )
    const picture = await abandoned(
      rest.page().then((page) => paintPage(page, most)),
      signal,
    ).catch(() => undefined)
    return { pages, ...(picture && { picture }) }
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

const paintPage = async (page: Page, most: number): Promise<Blob | undefined> => {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: most / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  return drawSmall(canvas, canvas.width, canvas.height, most)
}
