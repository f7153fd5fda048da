interface Named {
  id: string
  name: string
}

interface Choice {
  value: string
  label: string
}

/** Records to choose from, in their order. */
export const namedChoices = (records: Iterable<Named>): Choice[] =>
  [...records].map(({ id, name }) => ({ value: id, label: name }))

/** Records to choose from, by name. */
export const choicesByName = (records: Iterable<Named>, compare: (a: string, b: string) => number): Choice[] =>
  namedChoices([...records].toSorted((a, b) => compare(a.name, b.name)))
