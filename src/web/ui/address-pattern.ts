/** Whether an address is one that is written as `at`, such as `/services/:id`, as the text of a regular expression. */
export const addressPattern = (at: string): string => `^${at.replaceAll(/:\w+/g, '([^/]+)').replace(/\*$/, '.*')}/?$`

/** Addresses as they are looked for: one goes before those that it fits with a parameter, and those before what fits anything. */
export const byRank = (a: { path: string }, b: { path: string }): number => rankOf(a.path) - rankOf(b.path)

const rankOf = (path: string): number => (path.endsWith('*') ? 2 : path.includes(':') ? 1 : 0)
