import type { ComponentType } from 'react'
import type { PageDeclaration, PageRoute } from '../pages/page.ts'
import { addressPattern } from '../paths/address-pattern.ts'
import { PAGES } from './pages.ts'

/** A route at one of its addresses. */
interface Address extends PageRoute {
  /** As the router writes it. */
  path: string
}

/** The routes of some pages, address by address. */
export const routesOf = (pages: readonly PageDeclaration[]): Address[] =>
  pages.flatMap(({ routes }) => routes.flatMap((route) => route.at.map((path) => ({ ...route, path }))))

// As the router ranks them: an address goes before those that it fits with a parameter.
const ROUTES = routesOf(PAGES)
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((route) => ({ ...route, pattern: new RegExp(addressPattern(route.path), 'i') }))

/** The route of an address, known without the router, which comes with the code that renders; undefined where there is none. */
export const routeAt = (pathname: string): Address | undefined => ROUTES.find(({ pattern }) => pattern.test(pathname))

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
