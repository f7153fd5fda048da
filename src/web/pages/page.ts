import type { I18n } from '@lingui/core'
import type { QueryClient, QueryKey, SkipToken, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Right } from '../client/use-caller.ts'
import type { Api } from '../client/create-api.ts'
import type { IconName } from '../ui/icons.tsx'

/** The groups of the navigation, each under a heading but the first. */
export type NavigationGroupName = 'day' | 'services' | 'media' | 'settings'

/**
 * Asks the service for what a page shows first, so that the answers are under way while the code that renders still comes. Answers
 * once they are there; never fails, since the page itself asks again and tells.
 */
export type FirstReads = (page: {
  api: Api
  queryClient: QueryClient
  search: URLSearchParams
  /** What stands in the address where the router writes `:id`, by that name. */
  params: Readonly<Record<string, string>>
}) => Promise<unknown>

/** The module of a view. */
export interface ViewModule {
  default: ComponentType
}

/** One view of a page: the addresses that show it, as the router writes them, and what loads its code and texts. */
export interface PageRoute {
  at: readonly string[]
  load: () => Promise<ViewModule>
  /** Asked where the view is the first one of the dashboard; what it leaves out is asked when the view is rendered. */
  firstReads?: FirstReads
}

/** Something that the palette offers to make from anywhere; `label` and `words` are message ids. */
export interface PageCreation {
  /** Stable, so that what was chosen before is known again. */
  id: string
  label: string
  /** Further words by which it is found. */
  words?: string
  to: string
  icon?: IconName
  /** Keys that do the same. */
  keys?: string
  /** Whether it is offered before anything is typed. */
  unasked?: boolean
  /** Whether only administrators may, and only where the deployment lets calendars be changed. */
  administersCalendars?: boolean
}

/** A record that the palette found. */
export interface FoundRecord {
  /** Stable, and unique among the records of all pages. */
  id: string
  label: string
  to: string
  icon?: IconName
  /** What tells it from others with the same label. */
  detail?: string
  /** Further words by which it is found. */
  words?: string
}

/** A question to the service for what was typed into the palette, and what its answer comes to. */
export type RecordSearch = UseQueryOptions<unknown, Error, readonly FoundRecord[]>

/** How the palette finds records of a page. */
export interface PageSearch {
  query: (api: Api, typed: string, i18n: I18n) => RecordSearch
  /** Whether the service itself searches, so that what it gives fits whatever the label says. */
  byService?: boolean
  /** Whether a label may be kept on this device beside the id of what was chosen. */
  keepLabels?: boolean
}

/**
 * What a feature declares of itself, from which the shell makes routes, navigation, shortcuts and the palette. It is part
 * of what loads before everything else: no more than data and small functions, and nothing that renders.
 */
export interface PageDeclaration {
  /** Stable: names the group of its records in the palette. */
  id: string
  /** What it is called, a message id. */
  title: string
  /** Short form for the bottom bar of a phone; a message id too. */
  short?: string
  icon: IconName
  /** Where the navigation leads. */
  to: string
  group: NavigationGroupName
  /** The key that goes there after `g`. */
  key: string
  /** What it takes to do anything there; the navigation leaves it out where that is lacking. */
  right?: Right
  /** The extension of the deployment that it stands on; the navigation leaves it out where that is lacking. */
  extension?: string
  routes: readonly PageRoute[]
  creates?: readonly PageCreation[]
  search?: PageSearch
}

/** A query whose answer is read as records that the palette shows. */
export const foundIn = <Answer>(
  query: { queryKey: QueryKey; queryFn?: ((context: never) => Answer | Promise<Answer>) | SkipToken },
  records: (answer: Answer) => readonly FoundRecord[],
): RecordSearch => ({ ...(query as object as RecordSearch), select: (answer) => records(answer as Answer) })
