import { expect, test, vi } from 'vitest'
import { createCandidates } from './candidates.ts'
import { filesIn, foldersOf } from '../dropped-files.ts'
import { type ForAll, NOTHING_FOR_ALL } from './for-all.ts'
import { summaryOf, wantedOf } from './outcome.ts'

const limits = { maxSize: null, formats: [] }
/** A busy machine is no failure. */
const patient = { timeout: 20_000 }
const file = (name: string, text: string) => new File([text], name)
const known = [{ id: 'm', name: 'Room', size: 3, sha256: 'of one' }]

const open = () => {
  const hashed: string[] = []
  const store = createCandidates({
    facts: async ({ name, size }) => ({
      facts: { fileName: name, size, format: 'image/png', readable: true, opens: true, width: 4, height: 2 },
    }),
    fingerprint: async (blob) => {
      const text = await blob.text()
      hashed.push(text)
      return `of ${text}`
    },
    known: async () => known as never,
  })
  return { store, hashed, summary: () => summaryOf(store.state(), limits, NOTHING_FOR_ALL) }
}

test('files are read, compared where their sizes agree, and become what is asked of the queue', async () => {
  const { store, hashed, summary } = open()
  store.add([file('one.png', 'one'), file('three.png', 'three')])
  await vi.waitFor(() => expect(summary().reading).toBe(0), patient)
  expect(hashed).toEqual(['one'])
  expect(summary()).toMatchObject({ count: 2, sent: 1, bytes: 5, twins: 1, silent: 1, refused: 0 })

  store.say(2, { altText: ' Three of them ', name: 'Drei', type: 'immersive' })
  expect(wantedOf(summary().rows, NOTHING_FOR_ALL)).toMatchObject([
    { name: 'Drei', format: 'image/png', fields: { type: 'immersive', altText: 'Three of them', width: 4, height: 2 } },
  ])
  // The editor has the last word about what is there already.
  store.say(1, { wanted: true })
  expect(wantedOf(summary().rows, NOTHING_FOR_ALL)).toMatchObject([{ name: 'one', sha256: 'of one' }, { name: 'Drei' }])
})

test('a file that comes later is compared with those before it, and the same file comes once', async () => {
  const { store, hashed, summary } = open()
  const first = file('a.png', 'alike')
  store.add([first])
  await vi.waitFor(() => expect(summary().reading).toBe(0), patient)
  expect(hashed).toEqual([])
  store.add([first, file('b.png', 'alike')])
  await vi.waitFor(() => expect(summary().twins).toBe(1), patient)
  expect(summary()).toMatchObject({ count: 2, sent: 1 })
  expect(summary().rows[1]?.twin).toEqual({ where: 'here', name: 'a' })
})

/** A folder as a browser hands it out when it is dropped. */
const folder = (name: string, ...inside: unknown[]) => {
  const left = [inside, []]
  const createReader = () => ({ readEntries: (told: (entries: unknown) => void) => told(left.shift()) })
  return { name, isDirectory: true, isFile: false, createReader }
}
const leaf = (of: File) => ({ name: of.name, isFile: true, file: (told: (it: File) => void) => told(of) })

test('the folders that files were dropped in become their tags', async () => {
  const inner = file('knee.png', 'inner')
  const alone = file('alone.png', 'alone!')
  const entries = [folder('Treatments', folder('Knee', leaf(inner))), leaf(alone)]
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }))
  const { files } = await filesIn({ files: [], items } as never)
  expect(files.map(foldersOf)).toEqual([['Treatments', 'Knee'], []])
  const { store, summary } = open()
  store.add(files)
  await vi.waitFor(() => expect(summary().reading).toBe(0), patient)
  expect(wantedOf(summary().rows, NOTHING_FOR_ALL).map(({ fields }) => fields?.environment)).toEqual([
    { tags: ['Treatments', 'Knee'] },
    undefined,
  ])
})

test('what is said of all goes to each, and never over what was typed for one', async () => {
  const { store, summary } = open()
  store.add([file('a.png', 'first'), file('b.png', 'second'), file('c.png', 'the third')])
  await vi.waitFor(() => expect(summary().reading).toBe(0), patient)
  store.say(2, { name: 'The door', altText: 'A door' })
  const forAll: ForAll = {
    pattern: 'Spring {number}',
    altText: ' A room ',
    description: 'All of them',
    caption: 'Our house',
    credit: 'Ana Ruiz',
    tags: 'spring, house',
  }
  const judged = summaryOf(store.state(), limits, forAll)
  expect(judged.silent).toBe(0)
  const wanted = wantedOf(judged.rows, forAll)
  expect(wanted.map(({ name, fields }) => [name, fields?.altText])).toEqual([
    ['Spring 1', 'A room'],
    ['The door', 'A door'],
    ['Spring 3', 'A room'],
  ])
  expect(wanted[0]?.fields).toMatchObject({
    description: 'All of them',
    environment: { tags: ['spring', 'house'], caption: 'Our house', credit: 'Ana Ruiz' },
  })
  store.say(1, { type: 'immersive' })
  expect(summaryOf(store.state(), limits, NOTHING_FOR_ALL).silent).toBe(2)
})

test('all are ticked or none, also what is there already', async () => {
  const { store, summary } = open()
  store.add([file('one.png', 'one'), file('three.png', 'three')])
  await vi.waitFor(() => expect(summary().reading).toBe(0), patient)
  expect(summary()).toMatchObject({ sent: 1, sendable: 2 })
  store.tickAll(true)
  expect(summary().sent).toBe(2)
  store.tickAll(false)
  expect(summary().sent).toBe(0)
})
