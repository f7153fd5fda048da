import { expect, test } from 'vitest'
import { mediaLinks } from './media-links.ts'

const here = 'https://desk.example/multimedia'

test('a file of the service is saved by its own address, with a name that a disk takes', () => {
  expect(mediaLinks({ name: 'Hall: 1/2', format: 'image/png' }, '/media/a/b.png', here)).toEqual({
    address: 'https://desk.example/media/a/b.png',
    download: 'https://desk.example/media/a/b.png?download=',
    fileName: 'Hall 1 2.png',
  })
})

test('an address elsewhere stays as it is, and an ending that is there is not said twice', () => {
  const elsewhere = 'https://cdn.example/film.mp4?token=1'
  expect(mediaLinks({ name: 'film.MP4', format: 'video/mp4' }, elsewhere, here)).toEqual({
    address: elsewhere,
    download: elsewhere,
    fileName: 'film.MP4',
  })
})
