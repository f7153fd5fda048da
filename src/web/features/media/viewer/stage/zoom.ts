/** A width and a height, in CSS pixels; of a picture, its own pixels. */
export interface Size {
  width: number
  height: number
}

/** A place on the stage, in CSS pixels from its centre. */
export interface Point {
  x: number
  y: number
}

/** How a picture lies on its stage: CSS pixels for each of its own, and where its centre is. */
export interface View extends Point {
  scale: number
}

/** How far one press of + or − goes. */
export const ZOOM_STEP = 1.25
/** CSS pixels for each of the picture's own, at the most. */
const LARGEST = 8

/** The scale at which the whole picture is in sight; a small one is not blown up. */
export const fitScale = (stage: Size, picture: Size): number =>
  Math.min(1, stage.width / picture.width, stage.height / picture.height)

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** How far the picture's centre may be from the stage's: not further than its edges reach. */
export const room = (scale: number, stage: Size, picture: Size): Point => ({
  x: Math.max(0, (picture.width * scale - stage.width) / 2),
  y: Math.max(0, (picture.height * scale - stage.height) / 2),
})

/** The nearest view that leaves no empty margin where the picture could fill it, neither smaller than whole nor too large. */
export const clampView = (view: View, stage: Size, picture: Size): View => {
  const scale = clamp(view.scale, fitScale(stage, picture), LARGEST)
  const limit = room(scale, stage, picture)
  return { scale, x: clamp(view.x, -limit.x, limit.x), y: clamp(view.y, -limit.y, limit.y) }
}

/** Another scale, with what lies under the point staying there as far as the edges allow. */
export const zoomAround = (view: View, scale: number, point: Point, stage: Size, picture: Size): View => {
  const next = clamp(scale, fitScale(stage, picture), LARGEST)
  const grown = next / view.scale
  return clampView(
    { scale: next, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    stage,
    picture,
  )
}

/** The picture moved, as far as there is more of it in that direction. */
export const pan = (view: View, by: Point, stage: Size, picture: Size): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, picture)
