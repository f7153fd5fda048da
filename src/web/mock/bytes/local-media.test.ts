import { expect, test } from 'vitest'
import type { MediumRow } from '#api/core/rules/medium-row.ts'
import { createLocalMedia } from './local-media.ts'

const [organizationId, id] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']
const medium = { organizationId, id }
const home = `/media/${organizationId}/${id}`
const nameOf = (digit: string, ending = 'png') => `${digit.repeat(32)}.${ending}`
const file = (text: string, type: string, name = nameOf('a')) => ({ medium, name, blob: new Blob([text], { type }) })
const url = `${home}/1/seal`
/** The record of the medium, as far as it says where its bytes are. */
const row = (name: string | undefined, more: Partial<MediumRow> = {}) => ({ id, url, file: name, ...more }) as MediumRow

const open = (name: string | undefined = nameOf('a')) => {
  const local = createLocalMedia()
  local.tell(id, row(name))
  return local
}
const textAt = async (address: string | undefined) => (await fetch(address ?? '')).text()

test('a kept file has one address of the page until it goes', async () => {
  const local = open()
  expect(local.address(url)).toBeUndefined()
  await local.add(file('picture', 'image/png'))
  const address = local.address(url)
  expect(address).toMatch(/^blob:/)
  expect(local.address(`${url}?w=640`)).toBe(address)
  expect(await textAt(address)).toBe('picture')
  local.remove(medium, nameOf('a'))
  expect(local.address(url)).toBeUndefined()
  await expect(fetch(address ?? '')).rejects.toThrow('failed')
})

test('the address of a medium shows its new file, as soon as its record says so', async () => {
  const local = open()
  await local.add(file('old', 'image/png'))
  await local.add(file('new', 'image/png', nameOf('b')))
  expect(await textAt(local.address(url))).toBe('old')
  local.tell(id, row(nameOf('b')))
  local.remove(medium, nameOf('a'))
  expect(await textAt(local.address(url))).toBe('new')
  // What was copied when addresses named the bytes themselves.
  expect(await textAt(local.address(`${home}/mac/${nameOf('a')}`))).toBe('new')
  local.tell(id, row(undefined, { url: `${home}/mac/${nameOf('b')}` }))
  expect(await textAt(local.address(url))).toBe('new')
})

test('an address of an earlier generation, or of a medium that is gone, shows nothing', async () => {
  const local = open()
  await local.add(file('picture', 'image/png'))
  local.tell(id, row(nameOf('a'), { generation: 2 }))
  expect([local.address(url), local.address(`${home}/mac/${nameOf('a')}`)]).toEqual([undefined, undefined])
  expect(local.address(`${home}/2/seal`)).toMatch(/^blob:/)
  local.tell(id, undefined)
  expect(local.address(`${home}/2/seal`)).toBeUndefined()
})

test('the smaller picture of a file is shown where it is wide enough, and goes with it', async () => {
  const local = open()
  await local.add({ ...file('whole picture', 'image/png'), small: new Blob(['small']) })
  const read = (width?: number) => textAt(local.address(url, width))
  expect([await read(), await read(256), await read(640), await read(1280)]).toEqual([
    'whole picture',
    'small',
    'small',
    'whole picture',
  ])
  const address = local.address(url, 256)
  local.remove(medium, nameOf('a'))
  await expect(fetch(address ?? '')).rejects.toThrow('failed')
})

test('a drawing, which could run scripts, is never an address of this page', async () => {
  const local = open(nameOf('a', 'svg'))
  await local.add(file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', nameOf('a', 'svg')))
  expect(local.address(url)).toMatch(/^data:image\/svg\+xml/)
  await local.add(file(' '.repeat(5_000_001), 'image/svg+xml', nameOf('b', 'svg')))
  local.tell(id, row(nameOf('b', 'svg')))
  expect(local.address(url)).toBeUndefined()
})

test('what comes with the page, or from elsewhere, is left as it is', () => {
  const { address } = open()
  expect([address('/demo/door.webp'), address(`https://media.example${url}`)]).toEqual([undefined, undefined])
})
