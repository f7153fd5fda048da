import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The pattern of the file that a module of the dashboard was built into, which it may share with others; `module` is its path from src/web. */
export const fileWith = (module: string): string => {
  const built = fileURLToPath(new URL('../dist/web/.vite/modules.json', import.meta.url))
  const files = Object.entries(JSON.parse(readFileSync(built, 'utf8')) as Record<string, string[]>)
  const [file] = files.find(([, modules]) => modules.includes(`src/web/${module}`)) ?? []
  if (file === undefined) throw new Error(`No file has ${module}.`)
  return `**/${file}`
}
