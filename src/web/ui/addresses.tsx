import { createContext, type ReactNode, use, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { addressPattern, byRank } from './address-pattern.ts'

/** What is shown at an address, which is written as `/services/:id`, or with `*` at its end for all that begin so. */
interface Addressed {
  path: string
  element: ReactNode
}

type Params = Readonly<Record<string, string | undefined>>

const ParamsContext = createContext<Params>({})

/** What stands in the place of each `:name` of the address that is shown. */
export const useParams = (): Params => use(ParamsContext)

/** As it was before it was written into an address; what nobody wrote so stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Shows the view of the address that is open, or nothing. The router has one of its own, and with it nested routes, the errors
 * of routers that load data, and warnings for their developers: three kilobytes before anything stands.
 */
export function Addresses({ views }: { views: readonly Addressed[] }) {
  const { pathname } = useLocation()
  const known = useMemo(
    () => views.toSorted(byRank).map((view) => ({ ...view, pattern: new RegExp(addressPattern(view.path), 'i') })),
    [views],
  )
  const shown = known.find(({ pattern }) => pattern.test(pathname))
  const params = useMemo(() => {
    const [, ...values] = shown?.pattern.exec(pathname) ?? []
    const names = [...(shown?.path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? '')]))
  }, [shown, pathname])
  return shown && <ParamsContext value={params}>{shown.element}</ParamsContext>
}
