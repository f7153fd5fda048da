import { expect, test } from 'vitest'
import { formatOfFile, judgeFile } from './replacement.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('a file is known by its type, else by its ending', () => {
  expect(formatOfFile(file('a.bin', 'image/jpg'))).toBe('image/jpeg')
  expect(formatOfFile(file('Photo.JPEG', ''))).toBe('image/jpeg')
  expect(formatOfFile(file('notes', ''))).toBeUndefined()
})

test('what the deployment does not take is refused before it is sent', () => {
  const takes = { maxSize: 100, formats: ['image/png'] }
  expect(judgeFile(file('a.png', 'image/png'), takes)).toEqual({ format: 'image/png' })
  expect(judgeFile(file('a.png', 'image/png', 0), takes)).toEqual({ refused: 'empty' })
  expect(judgeFile(file('a.png', 'image/png', 101), takes)).toEqual({ refused: 'too-large' })
  expect(judgeFile(file('a.gif', 'image/gif'), takes)).toEqual({ refused: 'format' })
  expect(judgeFile(file('a.gif', 'image/gif'), { maxSize: null, formats: [] })).toEqual({ format: 'image/gif' })
})
