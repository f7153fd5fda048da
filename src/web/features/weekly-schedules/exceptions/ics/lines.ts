/** One content line of an iCalendar file (RFC 5545, section 3.1). */
export interface ContentLine {
  /** Its first line in the file, counted from 1. */
  line: number
  /** In capitals. */
  name: string
  /** Names in capitals; of several values the first. */
  params: Readonly<Record<string, string>>
  value: string
}

/** A line that is no content line. */
export interface BrokenLine {
  line: number
  broken: string
}

/** Lines as they were before they were folded, each with the number of its first line. */
export const unfold = (text: string): { line: number; text: string }[] => {
  const whole: { line: number; text: string }[] = []
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .forEach((part, index) => {
      const last = whole.at(-1)
      if (/^[ \t]/.test(part) && last) last.text += part.slice(1)
      else whole.push({ line: index + 1, text: part })
    })
  return whole.filter((it) => it.text.trim() !== '')
}

// name *(";" param) ":" value, where a value of a parameter may be quoted and then hold ; : and ,
const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s
const PARAM = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:,]*))/g

/** The content lines of a file, in order. */
export const contentLines = (text: string): (ContentLine | BrokenLine)[] =>
  unfold(text).map(({ line, text: whole }) => {
    const [, name, params = '', value = ''] = LINE.exec(whole) ?? []
    if (name === undefined) return { line, broken: whole }
    return {
      line,
      name: name.toUpperCase(),
      params: Object.fromEntries(
        [...params.matchAll(PARAM)].map(([, key = '', quoted, plain]) => [key.toUpperCase(), quoted ?? plain ?? '']),
      ),
      value,
    }
  })

/** Text as it was before it was escaped (section 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()
