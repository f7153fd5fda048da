/** Somebody named in a pasted list. */
export interface NamedPerson {
  name: string
  email: string
  /**
   * Why nobody is made of this line: another calendar or an earlier line has the name, the name is too long or missing, or what
   * stands for an email is none.
   */
  trouble?: 'exists' | 'twice' | 'long' | 'nameless' | 'email'
}

/** Longest name of a calendar (interface, section 3). */
const LONGEST = 200
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const HEADING = /^(name|full name|nombre|email|e-mail|correo)$/i

const fold = (name: string): string => name.normalize('NFKC').toLocaleLowerCase()

/** A line by its parts: a spreadsheet's tabs, else semicolons or commas; `Ana Ruiz <ana@example.org>` too, also without brackets. */
const partsOf = (line: string): string[] => {
  const separator = ['\t', ';', ','].find((it) => line.includes(it))
  const parts = separator === undefined ? line.split(/[<>]|\s(?=\S*@)/) : line.split(separator)
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
    if (parts.every((part) => HEADING.test(part))) return []
    // A mistyped email must not become a part of the name.
    const email = parts.find((part) => EMAIL.test(part)) ?? parts.find((part) => part.includes('@')) ?? ''
    const name = parts.filter((part) => part !== email).join(' ')
    const trouble = troubleOf(name, email, taken, seen)
    seen.add(fold(name))
    return [{ name, email, ...(trouble && { trouble }) }]
  })
}

function troubleOf(
  name: string,
  email: string,
  taken: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): NamedPerson['trouble'] {
  if (name === '') return 'nameless'
  if (name.length > LONGEST) return 'long'
  if (taken.has(fold(name))) return 'exists'
  if (seen.has(fold(name))) return 'twice'
  return email === '' || EMAIL.test(email) ? undefined : 'email'
}
