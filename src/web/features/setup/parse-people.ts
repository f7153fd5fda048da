/** Somebody named in a pasted list. */
export interface NamedPerson {
  name: string
  email: string
  /** Why nobody is made of this line: another calendar or an earlier line has the name, or the name is too long. */
  trouble?: 'exists' | 'twice' | 'long'
}

/** Longest name of a calendar (interface, section 3). */
const LONGEST = 200
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const HEADING = /^(name|full name|nombre|email|e-mail|correo)$/i

const fold = (name: string): string => name.normalize('NFKC').toLocaleLowerCase()

/** A line by its parts: a spreadsheet's tabs, else semicolons or commas; `Ana Ruiz <ana@example.org>` too. */
const partsOf = (line: string): string[] => {
  const separator = ['\t', ';', ','].find((it) => line.includes(it))
  const parts = separator === undefined ? line.split(/[<>]/) : line.split(separator)
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^["'<]+|["'>]+$/g, '')
        .trim(),
    )
    .filter((part) => part !== '')
}

/** The people of a pasted list, a line each, with an email where one stands beside the name; headings are left out. */
export function parsePeople(text: string, existing: Iterable<string>): NamedPerson[] {
  const taken = new Set([...existing].map(fold))
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((line): NamedPerson[] => {
    const parts = partsOf(line)
    const email = parts.find((part) => EMAIL.test(part)) ?? ''
    const name = parts.filter((part) => part !== email).join(' ')
    if (name === '' || parts.every((part) => HEADING.test(part))) return []
    const key = fold(name)
    const trouble = name.length > LONGEST ? 'long' : taken.has(key) ? 'exists' : seen.has(key) ? 'twice' : undefined
    seen.add(key)
    return [{ name, email, ...(trouble && { trouble }) }]
  })
}
