import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { Opening } from '../../ui/opening.tsx'

/** A way to addresses of the dashboard: `go` leads to one, `way` must be on the page. */
export interface Go {
  /** With `opens` the address opens something on its page, for which is what is typed from now on. */
  go: (to: string, options?: { opens?: boolean }) => void
  way: ReactNode
}

/** Goes by a link that is clicked, and not by a call to navigate: forms with unsaved input listen to clicks on links and ask first. */
export function useGo(): Go {
  const link = useRef<HTMLAnchorElement>(null)
  const here = useLocation()
  const [target, setTarget] = useState({ to: '', opens: false })
  /** Where something is being opened from, until its address is rendered. */
  const [from, setFrom] = useState<Location>()
  // The link leads to its target only once it is drawn. Going to the same address twice is asking twice.
  useEffect(() => {
    if (target.to !== '') link.current?.click()
  }, [target])
  return {
    go: (to, { opens = false } = {}) => setTarget({ to, opens }),
    way: (
      <>
        <Link
          ref={link}
          to={target.to}
          hidden
          tabIndex={-1}
          aria-hidden="true"
          // A click that was asked about first does not come here.
          onClick={() => setFrom(target.opens ? here : undefined)}
        />
        {from === here && <Opening />}
      </>
    ),
  }
}
