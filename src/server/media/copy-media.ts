import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Copies the bytes of media from one folder into another: those that are not there yet, by name, size and time. What is there
 * and gone here stays, since an earlier dump may name it. Answers how many files it copied.
 */
export async function copyMedia(from: string, to: string): Promise<number> {
  const entries = await readdir(join(from, 'kept'), { recursive: true, withFileTypes: true }).catch(() => [])
  let copied = 0
  for (const entry of entries.filter((it) => it.isFile())) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    // oxlint-disable-next-line no-await-in-loop -- One file after the other: the disk serves others too.
    copied += (await copyOne(source, target)) ? 1 : 0
  }
  return copied
}

async function copyOne(source: string, target: string): Promise<boolean> {
  const here = await stat(source).catch(() => undefined)
  // Swept meanwhile: no record needs it.
  if (!here) return false
  const there = await stat(target).catch(() => undefined)
  if (there?.size === here.size && Math.abs(there.mtimeMs - here.mtimeMs) < 2000) return false
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const unfinished = `${target}.unfinished`
  try {
    await copyFile(source, unfinished)
    await utimes(unfinished, here.atime, here.mtime)
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
  return true
}
