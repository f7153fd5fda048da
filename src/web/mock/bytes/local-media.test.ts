import { expect, test } from 'vitest'
import { createLocalMedia } from './local-media.ts'

const medium = { organizationId: 'o', id: 'm' }
const file = (text: string, type: string, name = 'abc.png') => ({ medium, name, blob: new Blob([text], { type }) })
const url = (name = 'abc.png') => `/media/o/m/key/${name}`

test('a kept file has one address of the page until it goes', async () => {
  const local = createLocalMedia()
  expect(local.address(url())).toBeUndefined()
  await local.add(file('picture', 'image/png'))
  const address = local.address(url())
  expect(address).toMatch(/^blob:/)
  expect(local.address(`${url()}?w=640`)).toBe(address)
  expect(await (await fetch(address ?? '')).text()).toBe('picture')
  local.remove(medium, 'abc.png')
  expect(local.address(url())).toBeUndefined()
  await expect(fetch(address ?? '')).rejects.toThrow('failed')
})

test('the smaller picture of a file is shown where it is wide enough, and goes with it', async () => {
  const local = createLocalMedia()
  await local.add({ ...file('whole picture', 'image/png'), small: new Blob(['small']) })
  const read = async (width?: number) => (await fetch(local.address(url(), width) ?? '')).text()
  expect([await read(), await read(256), await read(640), await read(1280)]).toEqual([
    'whole picture',
    'small',
    'small',
    'whole picture',
  ])
  const address = local.address(url(), 256)
  local.remove(medium, 'abc.png')
  await expect(fetch(address ?? '')).rejects.toThrow('failed')
})

test('a drawing, which could run scripts, is never an address of this page', async () => {
  const local = createLocalMedia()
  await local.add(file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'abc.svg'))
  expect(local.address(url('abc.svg'))).toMatch(/^data:image\/svg\+xml/)
  await local.add(file(' '.repeat(5_000_001), 'image/svg+xml', 'large.svg'))
  expect(local.address(url('large.svg'))).toBeUndefined()
})

test('what comes with the page, or from elsewhere, is left as it is', () => {
  const { address } = createLocalMedia()
  expect([address('/demo/door.webp'), address('https://media.example/media/o/m/key/abc.png')]).toEqual([
    undefined,
    undefined,
  ])
})
