import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const map = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The part of the map under a heading. */
const under = (heading: string): string => {
  const [, after = ''] = map.split(`\n## ${heading}\n`)
  return after.split('\n## ')[0] ?? ''
}
/** What stands in it as code, in its order. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const isModule = (path: string): boolean =>
  ['ts', 'tsx'].some((ending) => existsSync(join(root, 'src', `${path}.${ending}`)))

test('the way of a booking leads over sixteen files of the dashboard that are there', () => {
  const [way = ''] = under('The way of a booking').split('What speaks against')
  let folder = ''
  const files = codeIn(way).flatMap((code) => {
    if (code.endsWith('/')) {
      folder = code
      return []
    }
    const within = `web/${folder}${code}`
    return [isModule(within) ? within : `web/${code}`]
  })
  expect(files.filter((path) => !isModule(path))).toEqual([])
  expect(new Set(files).size).toBe(16)
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
