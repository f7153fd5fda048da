import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readModule } from './testing/imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const map = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The part of the map under a heading. */
const under = (heading: string): string => {
  const [, after = ''] = map.split(`\n## ${heading}\n`)
  return after.split('\n## ')[0] ?? ''
}
/** What stands in it as code, in its order. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The file of a module, by its path from `src` without an ending. */
const fileOf = (path: string): string | undefined =>
  ['ts', 'tsx'].map((ending) => `${path}.${ending}`).find((file) => existsSync(join(root, 'src', file)))

/** The files that a part of the map leads over, as paths from `src`; a folder stands before those within it. */
const wayIn = (text: string): string[] => {
  let folder = ''
  return codeIn(text).flatMap((code) => {
    if (code.endsWith('/')) {
      folder = code
      return []
    }
    return fileOf(`web/${folder}${code}`) ?? fileOf(`web/${code}`) ?? [code]
  })
}

const importsOf = (path: string): string[] =>
  readModule(path, readFileSync(join(root, 'src', path), 'utf8')).imports.map(({ to }) => to)

/** Whether a file imports another by itself or by the door of its folder, or is imported so: a callback goes the other way. */
const areNext = (one: string, other: string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([from = '', to = '']) =>
    importsOf(from).some(
      (path) => path === to || (path === posix.join(posix.dirname(to), 'index.ts') && importsOf(path).includes(to)),
    ),
  )

test('the way of a booking leads from one file to the next, over sixteen of the dashboard', () => {
  const [way = ''] = under('The way of a booking').split('What they ask on the way')
  const files = wayIn(way)
  expect(files.filter((path) => !existsSync(join(root, 'src', path)))).toEqual([])
  expect(new Set(files).size).toBe(16)
  // What was handed back stands at an earlier file of the way.
  const cut = files.filter((path, at) => at > 0 && !files.slice(0, at).some((earlier) => areNext(earlier, path)))
  expect(cut).toEqual([])
})

test('every folder of the map is there, and every folder of the dashboard is in it', () => {
  const table = (world: string): string[] =>
    [
      ...(map.split(`| \`${world}/\``)[1]?.split('\n\n')[0] ?? '').matchAll(/^\| ((?:`[\w<>/-]+\/`(?:, )?)+) /gm),
    ].flatMap(([, cell = '']) => codeIn(cell))
  const web = table('src/web').map((folder) => folder.replace(/\/(?:<feature>\/)?$/, ''))
  expect(web.filter((folder) => !existsSync(join(root, 'src/web', folder)))).toEqual([])
  const there = readdirSync(join(root, 'src/web'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(there.filter((name) => name !== 'testing' && !web.includes(name))).toEqual([])
  const api = table('src/api').map((folder) => folder.replace(/\/$/, ''))
  expect(api.filter((folder) => !existsSync(join(root, 'src/api', folder)))).toEqual([])
})

test('every feature has a word on the map', () => {
  const folders = under('Folders')
  const names = readdirSync(join(root, 'src/web/features'))
  expect(names.filter((name) => !folders.includes(`\`${name}\``) && !folders.includes(`\`${name}/\``))).toEqual([])
})
