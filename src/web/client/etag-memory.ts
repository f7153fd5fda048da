/** An answer and the tag under which the service can say that it is still the same. */
export interface TaggedAnswer {
  etag: string
  answer: unknown
}

const ROOM = 200

/** The latest answers by URL; the least recently used goes first. */
export const createEtagMemory = (room = ROOM) => {
  const kept = new Map<string, TaggedAnswer>()
  return {
    clear: (): void => kept.clear(),
    recall(url: string): TaggedAnswer | undefined {
      const found = kept.get(url)
      if (found) {
        kept.delete(url)
        kept.set(url, found)
      }
      return found
    },
    remember(url: string, etag: string | null, answer: unknown): void {
      kept.delete(url)
      if (etag === null) return
      kept.set(url, { etag, answer })
      const oldest = kept.keys().next().value
      if (kept.size > room && oldest !== undefined) kept.delete(oldest)
    },
  }
}
