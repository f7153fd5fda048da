import { readFileSync } from 'node:fs'

const ofBuild = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../dist/web/.vite/${name}.json`, import.meta.url), 'utf8')) as T

const fileOf = (module: string): string => {
  const files = Object.entries(ofBuild<Record<string, string[]>>('modules'))
  const [file] = files.find(([, modules]) => modules.includes(`src/web/${module}`)) ?? []
  if (file === undefined) throw new Error(`No file has ${module}.`)
  return file
}

/**
 * Which addresses are those of the file that a module of the dashboard was built into, which it may share with others, and of those of
 * pages that hold it; `module` is its path from src/web.
 */
export const fileWith = (module: string): RegExp => {
  const file = fileOf(module)
  const held = Object.values(ofBuild<Record<string, Record<string, string>>>('page-files'))
  const files = new Set([file, ...held.flatMap((of) => of[file] ?? [])])
  return new RegExp(`/(?:${[...files].map((it) => it.replaceAll('.', '\\.')).join('|')})$`)
}
