import { createHash, randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the data directory in which the code of dashboards is kept, by version. */
const PAGES = 'pages'
/** Versions that are kept, the present one among them. */
const MOST = 5

/** Files that are named after their content: the same name is the same file in every version. */
export const isNamedByContent = (path: string): boolean => /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(path)

/** The folders of versions, the latest first. */
const foldersIn = async (pages: string): Promise<string[]> => {
  const names = await readdir(pages).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(pages, name)).catch(() => undefined))?.mtimeMs })),
  )
  // Another process may have put away one that it was not needed for.
  const there = found.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]))
  return there.toSorted((one, other) => other.at - one.at).map(({ name }) => join(pages, name))
}

/** Where both are on one disk nothing is copied: who builds anew makes new files. */
const place = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))

/**
 * Keeps what the built dashboard loads as it is used, for pages that are still open when another version has taken its place;
 * forgets all but the last versions.
 */
export async function keepPages(webDir: string, dataDir: string): Promise<void> {
  const pages = join(dataDir, PAGES)
  const names = (await readdir(join(webDir, 'assets'))).filter((name) => isNamedByContent(`/assets/${name}`)).toSorted()
  const version = createHash('sha256')
    .update(await readFile(join(webDir, 'index.html')))
    // Documents of pages name files that `index.html` does not.
    .update(names.join('\n'))
    .digest('hex')
    .slice(0, 16)
  const kept = join(pages, version)
  const now = new Date()
  if (!(await readdir(kept).catch(() => undefined))) {
    const aside = join(pages, `${version}.${randomBytes(6).toString('hex')}`)
    await mkdir(aside, { recursive: true })
    await Promise.all(names.map((name) => place(join(webDir, 'assets', name), join(aside, name))))
    // Somebody else may have kept it meanwhile.
    await rename(aside, kept).catch(() => rm(aside, { recursive: true, force: true }))
  }
  await utimes(kept, now, now)
  for (const folder of (await foldersIn(pages)).slice(MOST)) await rm(folder, { recursive: true, force: true })
}

/** A file of a version that was served before, by its address; undefined where none had it. */
export const earlierFile = async (dataDir: string, path: string): Promise<Buffer | undefined> => {
  if (!isNamedByContent(path)) return undefined
  for (const folder of await foldersIn(join(dataDir, PAGES))) {
    const bytes = await readFile(join(folder, path.slice('/assets/'.length))).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}
