import { useEffect, useState } from 'react'

/** An address of bytes on this device, given back when they go; undefined before it is made, and without any. */
export function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return undefined
    const made = URL.createObjectURL(bytes)
    // oxlint-disable-next-line react/set-state-in-effect -- The address is the browser's, and is given back.
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return bytes && address
}
