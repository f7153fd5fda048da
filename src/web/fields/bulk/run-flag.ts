const flagOf = (connectionId: string): string => `frontdesk-runs ${connectionId}`

/** Whether an earlier page left runs of a connection; a browser that refuses storage left none. */
export const isFlagUp = (connectionId: string): boolean => {
  try {
    return localStorage.getItem(flagOf(connectionId)) !== null
  } catch {
    return false
  }
}

/** Tells the next start, and other pages, whether there is anything to show. */
export const raiseFlag = (connectionId: string, isAnything: boolean): void => {
  try {
    if (isAnything) localStorage.setItem(flagOf(connectionId), '1')
    else localStorage.removeItem(flagOf(connectionId))
  } catch {
    // A browser that refuses storage starts with nothing.
  }
}

/** Calls back when another page raises the flag of a connection; answers how to stop listening. */
export const onFlag = (connectionId: string, call: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === flagOf(connectionId) && newValue !== null) call()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
