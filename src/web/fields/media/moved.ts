/** The list with one of its items at another place. */
export const movedTo = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
