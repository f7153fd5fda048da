// What the bundler made, by the names of files: what stands where, and what comes with it.
import type { Rolldown } from 'vite'
import { FRAME } from './chunks.ts'
import { textsFile } from './loads.mjs'

/** What the plans of pages ask of a file of code. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'imports' | 'moduleIds' | 'exports' | 'code'>
/** The files of a build that are code, by name. */
export type Chunks = ReadonlyMap<string, Chunk>
type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Read once: the bundler makes each answer anew, and plans ask thousands of times. */
export const chunksOf = (bundle: Bundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const { fileName, name, isEntry, imports, moduleIds, exports, code } = file
      return [[fileName, { fileName, name, isEntry, imports, moduleIds, exports, code }] as const]
    }),
  )

/** The file that a module stands in, by the end of its path. */
export const fileOf = (end: string, chunks: Chunks): string | undefined =>
  [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${end}`)))?.fileName

/** Files and what they import, without what is there already. */
export function filesOf(files: Iterable<string>, chunks: Chunks, had: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set([...files].filter((file) => !had.has(file)))
  for (const at of reached) for (const next of chunks.get(at)?.imports ?? []) if (!had.has(next)) reached.add(next)
  return reached
}

/** What every page loads: the entry, and what renders any page beside it. */
export function shellOf(chunks: Chunks): { entry: string; rendering: Set<string> } {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName
  const renders = fileOf(FRAME, chunks)
  if (entry === undefined || renders === undefined) throw new Error(`The build has no entry, or no ${FRAME}`)
  return { entry, rendering: filesOf([renders], chunks, filesOf([entry], chunks)) }
}

/** The files of a page's texts by language. */
export function textsOf(module: string, chunks: Chunks): Record<string, string> {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
  const languages = [...new Set(modules.flatMap((id) => /\/web\/locales\/([\w-]+)\//.exec(id)?.[1] ?? []))]
  return Object.fromEntries(
    languages.flatMap((language) => {
      const file = fileOf(textsFile(language, module.replace(/^src\//, '')), chunks)
      return file === undefined ? [] : [[language, file]]
    }),
  )
}
