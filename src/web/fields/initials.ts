/** The letters that stand for a person where a name has no room: of the first and the last name, without titles. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last]
    .map((word) => /^./su.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
