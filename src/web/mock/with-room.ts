import { Failure } from '#api/core/failure.ts'

/** Tells a full storage of the browser as a service tells that it has no room, with what can be done about it. */
export const withRoom = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    throw new Failure(
      'upstream',
      'This browser has no room left for the demo. Delete files you do not need or free up space on this device, then try again.',
    )
  }
}
