import { contrast } from './contrast.ts'

/** What the colors look like by which pictures are found, by their names. */
export const PICTURE_HUES = {
  red: '#d23b36',
  orange: '#e88a2a',
  yellow: '#f2cf3b',
  green: '#3f9a52',
  turquoise: '#2fb0ac',
  blue: '#2f6fd0',
  purple: '#8250c4',
  pink: '#e37fb0',
  brown: '#86592f',
  black: '#1b1b1d',
  gray: '#8d9095',
  white: '#ffffff',
} as const

/** A mark on such a color: white as long as that stands out, black on the others. */
export const markOn = (hue: string): string => (contrast(hue, '#ffffff') >= 3 ? '#fff' : 'rgba(0, 0, 0, 0.87)')
