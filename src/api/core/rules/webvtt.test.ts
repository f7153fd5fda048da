import { expect, test } from 'vitest'
import { asWebVtt, momentOf, readCaptions, withCueAt } from './webvtt.ts'

const FILM =
  'WEBVTT - Welcome\n\nNOTE by Laura\n\n1\n00:00.000 --> 00:02.500 align:start\nGood morning.\n\n01:00:00.000 --> 01:00:01.000\nTwo\nlines.'

test('captions are read with their times, past notes and names', () => {
  expect(readCaptions(FILM)).toEqual({
    cues: [
      { from: 0, until: 2.5, text: 'Good morning.' },
      { from: 3600, until: 3601, text: 'Two\nlines.' },
    ],
  })
})

test('what SubRip wrote becomes WebVTT, and that stays as it is', () => {
  const subRip = '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nIt costs 1,000.\r\n'
  const made = asWebVtt(subRip)
  expect(made).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nIt costs 1,000.')
  expect(asWebVtt(made)).toBe(made)
  expect(asWebVtt(FILM)).toBe(FILM)
  expect(asWebVtt(' \n')).toBe('')
})

test('the first line that is wrong is told', () => {
  expect(readCaptions('WEBVTT\n\nGood morning.')).toEqual({ wrongLine: 3 })
  expect(readCaptions('WEBVTT\n\n00:05.000 --> 00:04.000\nBack')).toEqual({ wrongLine: 3 })
  expect(readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n\n00:61.000 --> 00:62.000\nB')).toEqual({ wrongLine: 7 })
})

test('a line is added at a moment of the player', () => {
  expect(momentOf(3725.0506)).toBe('01:02:05.051')
  const { text, caret } = withCueAt('', 1.5)
  expect(text).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:04.500\n')
  expect(caret).toBe(text.length)
  expect(readCaptions(`${text}Hello`)).toEqual({ cues: [{ from: 1.5, until: 4.5, text: 'Hello' }] })
})
