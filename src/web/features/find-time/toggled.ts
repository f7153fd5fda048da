/** A list with an item that was not in it, or without it. */
export const toggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((it) => it !== item) : [...list, item]
