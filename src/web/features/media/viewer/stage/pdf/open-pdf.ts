// The build for browsers of the last years, which the modern one leaves out.
import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes it: the worker's address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Asks for the reader's own files by their names; their table is loaded with the first of them. */
class ReaderFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const { fetchReaderFile } = await import('./pdf-files.ts')
    return fetchReaderFile(filename)
  }
}

/** Opens a document page by page; scripts in it are never run. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
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
