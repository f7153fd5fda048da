import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

/** A way to addresses of the dashboard: `go` leads to one, `way` must be on the page. */
export interface Go {
  go: (to: string) => void
  way: ReactNode
}

/** Goes by a link that is clicked, and not by a call to navigate: forms with unsaved input listen to clicks on links and ask first. */
export function useGo(): Go {
  const link = useRef<HTMLAnchorElement>(null)
  const [target, setTarget] = useState({ to: '' })
  // The link leads to its target only once it is drawn. Going to the same address twice is asking twice.
  useEffect(() => {
    if (target.to !== '') link.current?.click()
  }, [target])
  return {
    go: (to) => setTarget({ to }),
    way: <Link ref={link} to={target.to} hidden tabIndex={-1} aria-hidden="true" />,
  }
}
