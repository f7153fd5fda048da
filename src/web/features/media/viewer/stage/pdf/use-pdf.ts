// The build for browsers of the last years, which the modern one leaves out.
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes it: the worker's address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { trustOwnCode } from '../../../../../store/trust-own-code.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Asks for the reader's own files by their names; their table is loaded with the first of them. */
class ReaderFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const { fetchReaderFile } = await import('./pdf-files.ts')
    return fetchReaderFile(filename)
  }
}

/** Opens a document page by page; scripts in it are never run. */
const openPdf = (url: string): PDFDocumentLoadingTask => {
  trustOwnCode()
  return getDocument({
    url,
    isEvalSupported: false,
    useWorkerFetch: false,
    BinaryDataFactory: ReaderFiles,
    // Only names are asked for, but without these the reader believes that there is nothing to ask.
    cMapUrl: 'cmaps/',
    cMapPacked: true,
    standardFontDataUrl: 'fonts/',
    wasmUrl: 'wasm/',
  })
}

/** One page of a document, with what it says. */
export interface PdfPage {
  page: PDFPageProxy
  /** Its text, as far as it has one that is not drawn. */
  text: string
}

/** Opens a document; undefined until it is there. `onFail` is told when it cannot be read. */
export function usePdf(url: string, onFail: (cause: unknown) => void): PDFDocumentProxy | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  // The reader and its worker live outside of React, and go with the stage.
  useEffect(() => {
    let wanted = true
    const task = openPdf(url)
    task.promise.then(
      (opened) => {
        if (wanted) setPdf(opened)
      },
      (cause: unknown) => {
        if (wanted) onFail(cause)
      },
    )
    return () => {
      wanted = false
      void task.destroy()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function is no reason to open it anew
  }, [url])
  return pdf
}

/** Reads a page of a document, counted from 1; the one before stays until it is there. */
export function usePdfPage(pdf: PDFDocumentProxy | undefined, number: number): PdfPage | undefined {
  const [shown, setShown] = useState<PdfPage>()
  // Pages come from the reader's worker.
  useEffect(() => {
    let wanted = true
    const read = async () => {
      if (!pdf) return
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      if (wanted) setShown({ page, text })
    }
    read().catch(() => {
      // The document was closed in the meantime; a damaged page leaves the last one in sight.
    })
    return () => {
      wanted = false
    }
  }, [pdf, number])
  return shown
}
