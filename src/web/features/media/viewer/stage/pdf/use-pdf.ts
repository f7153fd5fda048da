import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf.ts'

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
