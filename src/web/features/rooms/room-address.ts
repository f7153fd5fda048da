/** Names under which a deployment may tell where a room is. */
const NAMES = ['url', 'link', 'publicUrl'] as const

/** The web address of a room, where the deployment tells it; the interface does not promise one. */
export const addressOf = (room: object): string | undefined => {
  for (const name of NAMES) {
    const value: unknown = Object.hasOwn(room, name) ? (room as Record<string, unknown>)[name] : undefined
    if (typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)) return value
  }
  return undefined
}
