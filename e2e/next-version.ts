import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The hash in the name of a built script, which another version of it has not. */
const SCRIPT = /-([\w-]{8})\.js$/
const turned = (name: string): string =>
  name.replace(SCRIPT, (_, hash: string) => `-${hash.slice(4)}${hash.slice(0, 4)}.js`)

/**
 * Makes another version of the built dashboard in a folder: each script has another name and says in the window that it is of that
 * version. To build the sources again would take minutes, and differ in nothing that a browser is told of a version.
 */
export async function makeNextVersion(web: string, folder: string): Promise<void> {
  await cp(web, folder, { recursive: true, filter: (path) => !path.endsWith('.br') })
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => SCRIPT.test(name))
  const names = new Set(scripts)
  if (names.size !== new Set(scripts.map(turned)).size) throw new Error('Two scripts would have one name.')
  const rewritten = (text: string): string =>
    text.replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (name) => (names.has(name) ? turned(name) : name))
  const pages = (await readdir(folder, { recursive: true })).filter((path) => /(\.html|^sw\.js)$/.test(path))
  await Promise.all([
    ...scripts.map(async (name) => {
      const path = join(assets, name)
      const text = rewritten(await readFile(path, 'utf8'))
      await writeFile(path, `globalThis.anotherVersion=true;${text}`)
      await rename(path, join(assets, turned(name)))
    }),
    ...pages.map(async (path) => {
      const text = rewritten(await readFile(join(folder, path), 'utf8'))
      const named = text.replace(/name:`([\w-]+)`,assets/, (_, name: string) => `name:\`${name}-next\`,assets`)
      if (path === 'sw.js' && named === text) throw new Error('The worker names no version.')
      await writeFile(join(folder, path), named)
    }),
  ])
}
