import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useNavigate } from 'react-router-dom'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the dashboard. */
  to: To
}

/** Whether the router follows a press: any other is for a new tab or window, or for nothing at all. */
const isForRouter = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link to another address of the dashboard. The router has one of its own, and with it the prefetching and the forms of
 * routers that load data, which this one does not: two and a half kilobytes before anything stands.
 */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isForRouter(event) || (target && target !== '_self')) return
    event.preventDefault()
    // The address that is open already makes no second step in the history; the router is told of a change after the next
    // paint, and would take the one before for the one that is open.
    void navigate(to, { replace: event.currentTarget.href === window.location.href })
  }
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}
