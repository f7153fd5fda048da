/** Longest wait in milliseconds for what a browser may never tell, such as of a film whose format it does not know. */
const PATIENCE = 8000

/** The promise, given up when the signal says so or after a while. */
export const abandoned = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> => {
  const end = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  return new Promise((resolve, reject) => {
    const stop = () => reject(end.reason as Error)
    if (end.aborted) stop()
    end.addEventListener('abort', stop, { once: true })
    void promise.then(resolve, reject).finally(() => end.removeEventListener('abort', stop))
  })
}
