// Draws the look around of the demo data, an entrance hall, and writes it to public/demo/panorama.jpg.
import sharp from 'sharp'

const WIDTH = 2048
const HEIGHT = 1024
/** The hall in meters around the one who looks, whose eyes are at the origin. */
const HALL = { x: 4, z: 3, floor: -1.6, ceiling: 1.3 }

const mix = (from, to, part) => from.map((it, at) => it + (to[at] - it) * part)
const within = (value, least, most) => value >= least && value <= most

/** The color of a wall at a place along it and a height over the floor. */
const wallAt = (wall, along, up) => {
  if (up < 0.1) return [150, 128, 104]
  if (wall === 'front') {
    const pane = within(along, -3.4, 3.4) && within(up, 0.7, 2.5)
    if (pane) {
      const frame = Math.abs(((along + 3.4) % 1.7) - 0.85) > 0.8 || within(up, 1.55, 1.62)
      return frame ? [244, 244, 240] : mix([212, 232, 240], [128, 184, 216], (up - 0.7) / 1.8)
    }
  }
  if (wall === 'back') {
    if (within(along, -1.6, 1.6) && up < 1.15) return up > 1.07 ? [92, 66, 46] : [132, 98, 72]
    const [dx, dy] = [Math.abs(along), Math.abs(up - 1.95)]
    if ((dx < 0.1 && dy < 0.34) || (dx < 0.34 && dy < 0.1)) return [44, 138, 102]
  }
  if (wall === 'left' && within(along, -0.6, 0.6) && up < 2.2) {
    return Math.hypot(along - 0.45, up - 1.05) < 0.05 ? [230, 208, 130] : [98, 134, 126]
  }
  if (wall === 'right') {
    for (const chair of [-2, -1, 0, 1, 2]) {
      if (Math.abs(along - chair) < 0.36 && within(up, 0.1, up < 0.5 ? 0.5 : 0.95)) return [64, 116, 164]
    }
    if (within(along, -1.1, 1.1) && within(up, 1.45, 2.3)) {
      return Math.hypot(along, up - 1.8) < 0.25 ? [240, 196, 92] : [204, 222, 214]
    }
  }
  return mix([226, 222, 212], [240, 238, 231], up / 2.9)
}

const floorAt = (x, z) => {
  if (Math.hypot(x / 1.8, z / 1.2) < 1) return Math.hypot(x / 1.6, z / 1) < 1 ? [120, 164, 152] : [84, 124, 116]
  return (Math.floor(x + 100) + Math.floor(z + 100)) % 2 === 0 ? [202, 186, 162] : [188, 170, 144]
}

/** The color that is seen in a direction; `y` is up, `z` to the front. */
const seen = (x, y, z) => {
  const walls = Math.min(HALL.x / Math.abs(x), HALL.z / Math.abs(z))
  const level = (y < 0 ? HALL.floor : HALL.ceiling) / y
  if (level < walls) {
    const [px, pz] = [x * level, z * level]
    const shade = 1 - 0.12 * Math.min(1, Math.hypot(px, pz) / 5)
    const lamp = y > 0 && within(Math.abs(px), 1, 2) && Math.abs(pz) < 0.3
    const color = y < 0 ? floorAt(px, pz) : lamp ? [255, 253, 240] : [246, 245, 241]
    return color.map((it) => it * shade)
  }
  const up = y * walls - HALL.floor
  const side = HALL.x / Math.abs(x) < HALL.z / Math.abs(z)
  return side ? wallAt(x < 0 ? 'left' : 'right', z * walls, up) : wallAt(z > 0 ? 'front' : 'back', x * walls, up)
}

const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
for (let row = 0; row < HEIGHT; row++) {
  const pitch = Math.PI / 2 - ((row + 0.5) / HEIGHT) * Math.PI
  for (let column = 0; column < WIDTH; column++) {
    const yaw = ((column + 0.5) / WIDTH) * 2 * Math.PI - Math.PI
    const color = seen(Math.cos(pitch) * Math.sin(yaw), Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw))
    pixels.set(color.map(Math.round), (row * WIDTH + column) * 3)
  }
}
await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .jpeg({ quality: 60, mozjpeg: true })
  .toFile(new URL('../public/demo/panorama.jpg', import.meta.url).pathname)
