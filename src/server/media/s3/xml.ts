const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole: string, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16))
  })

/** The insides of all elements of a name, undecoded. Answers of S3 nest no element in one of its own name. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside = '']) => inside)

/** The text of the first element of a name; undefined where there is none. */
export function elementOf(xml: string, name: string): string | undefined {
  const [inside] = elementsOf(xml, name)
  return inside === undefined ? undefined : decoded(inside)
}

/** Text as it stands in an element. */
export const encoded = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&${{ '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot' }[sign]};`)
