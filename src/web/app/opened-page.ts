import type { ComponentType } from 'react'
import type { PageDeclaration, PageRoute } from '../pages/page.ts'
import { addressPattern } from '../paths/address-pattern.ts'
import { PAGES } from './pages.ts'

/** A route at one of its addresses. */
interface Address extends PageRoute {
  page: PageDeclaration
  /** As the router writes it. */
  path: string
}

/** The routes of some pages, address by address. */
export const routesOf = (pages: readonly PageDeclaration[]): Address[] =>
  pages.flatMap((page) => page.routes.flatMap((route) => route.at.map((path) => ({ ...route, page, path }))))

/** As the router ranks them: an address goes before those that it fits with a parameter. */
const ranked = (pages: readonly PageDeclaration[]) =>
  routesOf(pages)
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .map((address) => ({ ...address, pattern: new RegExp(addressPattern(address.path), 'i') }))

const rankedBefore = new WeakMap<readonly PageDeclaration[], ReturnType<typeof ranked>>()

/** A route, at an address that somebody opened. */
interface Opened extends Address {
  params: Readonly<Record<string, string>>
}

const paramsOf = (path: string, pathname: string): Record<string, string> => {
  const written = pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), written[at] ?? '']] : [])),
  )
}

/** What some pages show at an address, known without the router, which comes with the code that renders; undefined for nothing. */
export function shownAt(pages: readonly PageDeclaration[], pathname: string): Opened | undefined {
  const addresses = rankedBefore.get(pages) ?? ranked(pages)
  rankedBefore.set(pages, addresses)
  const address = addresses.find(({ pattern }) => pattern.test(pathname))
  return address && { ...address, params: paramsOf(address.path, pathname) }
}

/** The route of an address of the dashboard; undefined where there is none. */
export const routeAt = (pathname: string): Opened | undefined => shownAt(PAGES, pathname)

/** The components of views that are there, by what loads them. */
export const loadedViews = new Map<PageRoute['load'], ComponentType>()

/**
 * Starts loading the page of an address, so that its code is under way before React asks for it. What is there before the
 * first render is painted by it, without a skeleton in between.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  if (route === undefined || loadedViews.has(route.load)) return
  try {
    const { default: View } = await route.load()
    loadedViews.set(route.load, View)
  } catch {
    // A failure shows up again, and is handled, when the page is rendered.
  }
}
