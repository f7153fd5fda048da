// What some documents need besides themselves: tables of East Asian characters, two fonts of signs, decoders of pictures.
const FILES = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  // Inlined ones would be data addresses, which the page's policy does not let it fetch.
  { query: '?url&no-inline', import: 'default', eager: true },
)

const byName = new Map(Object.entries(FILES).map(([path, url]) => [path.split('/').at(-1), url]))

/** Fetches one of the files that come with the reader of documents; rejects where there is none of that name. */
export const fetchReaderFile = async (name: string): Promise<Uint8Array> => {
  const url = byName.get(name)
  if (url === undefined) throw new Error(`No file ${name} comes with the reader`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
