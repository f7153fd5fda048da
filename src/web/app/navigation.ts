import type { NavigationGroupName, PageDeclaration } from '../pages/page.ts'

/** Headings of the groups of the navigation, in order; message ids. The first group needs none. */
const GROUPS: Readonly<Record<NavigationGroupName, string | undefined>> = {
  day: undefined,
  services: /*i18n*/ 'Services and hours',
  media: /*i18n*/ 'Media',
  settings: /*i18n*/ 'Settings',
}

/** The heading of a group of the navigation, a message id. */
export const headingOf = (group: NavigationGroupName): string | undefined => GROUPS[group]

/** A group of the navigation, under a heading but for the first. */
export interface NavigationGroup {
  label: string | undefined
  pages: readonly PageDeclaration[]
}

/** The navigation over these pages; a group without a page is left out. */
export const navigationOf = (pages: readonly PageDeclaration[]): NavigationGroup[] =>
  Object.entries(GROUPS)
    .map(([name, label]) => ({ label, pages: pages.filter(({ group }) => group === name) }))
    .filter((group) => group.pages.length > 0)

/** What the bottom bar of a phone shows beside “More”: the day, and the services. */
export const bottomBarOf = (pages: readonly PageDeclaration[]): readonly PageDeclaration[] => [
  ...pages.filter(({ group }) => group === 'day'),
  ...pages.filter(({ group }) => group === 'services').slice(0, 1),
]
