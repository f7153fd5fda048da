/** Width in pixels of the smaller pictures: the largest that tiles ask for. */
export const SMALL_WIDTH = 640

/** The same picture, `SMALL_WIDTH` wide; undefined where it is none, is no wider, or this browser cannot make one. */
export const smallerOf = async (picture: Blob): Promise<Blob | undefined> => {
  if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(picture.type)) return undefined
  try {
    const whole = await createImageBitmap(picture)
    const height = Math.max(1, Math.round((whole.height * SMALL_WIDTH) / whole.width))
    const isWider = whole.width > SMALL_WIDTH
    const canvas = new OffscreenCanvas(SMALL_WIDTH, height)
    const sheet = isWider ? canvas.getContext('2d') : null
    if (sheet) sheet.imageSmoothingQuality = 'high'
    sheet?.drawImage(whole, 0, 0, SMALL_WIDTH, height)
    whole.close()
    const small = sheet ? await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }) : picture
    return small.size < picture.size ? small : undefined
  } catch {
    return undefined
  }
}
