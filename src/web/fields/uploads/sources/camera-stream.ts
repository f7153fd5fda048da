/** Why no picture comes of a camera, told apart by what can be done about it. */
export type CameraTrouble = 'refused' | 'busy' | 'none' | 'unknown'

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** The trouble that an error of `getUserMedia` tells. */
export const troubleOfCamera = (error: unknown): CameraTrouble =>
  (error instanceof Error || error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'unknown'

/** The cameras of this device; none where the page may not ask for them. */
export const camerasHere = async (): Promise<readonly MediaDeviceInfo[]> => {
  // A page without https has no devices.
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => [])
  return devices?.filter(({ kind }) => kind === 'videoinput') ?? []
}

/** Pixels of a picture, where the camera has as many. */
const WANTED = { width: { ideal: 1920 }, height: { ideal: 1080 } }

/** Opens a camera: the one with this id, else the one that looks away from the person. */
export const openCamera = (deviceId: string | undefined): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video:
      deviceId === undefined ? { ...WANTED, facingMode: 'environment' } : { ...WANTED, deviceId: { exact: deviceId } },
  })

/** Lets go of a camera; its light goes out. */
export const closeCamera = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** JPEG, 0 … 1. */
const QUALITY = 0.92

/** What a preview shows at this moment, as a file of this name. */
export const takePicture = (video: HTMLVideoElement, name: string): Promise<File | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], `${name}.jpg`, { type: blob.type }) : undefined),
      'image/jpeg',
      QUALITY,
    )
  })
}
