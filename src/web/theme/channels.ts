/** The parts of `#rrggbb` or `#rgb` as `rgb()` takes them; undefined for what is no such color. */
export const channelsOf = (color: string): string | undefined => {
  const parts = /^#(?:\w{3}|\w{6})$/.test(color) ? color.slice(1).match(color.length > 4 ? /../g : /./g) : null
  return parts?.map((part) => Number.parseInt(part.length > 1 ? part : part + part, 16)).join(' ')
}
