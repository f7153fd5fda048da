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
