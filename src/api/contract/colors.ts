/** Colors by which pictures are found, by their names. */
export const PICTURE_COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'gray',
  'white',
] as const
/** One of these colors. */
export type PictureColor = (typeof PICTURE_COLORS)[number]
