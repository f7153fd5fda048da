/** One component of a calendar file as an independent reader finds it: its properties by name, and what stands inside. */
export interface Component {
  name: string
  properties: Record<string, string>
  inside: Component[]
}

const plain = (value: string): string => {
  let text = ''
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? ''
    if (sign !== '\\') {
      if (sign === ',' || sign === ';') throw new Error(`unescaped ${sign}`)
      text += sign
      continue
    }
    at += 1
    const escaped = value[at] ?? ''
    if (!['\\', ',', ';', 'n'].includes(escaped)) throw new Error(`unknown escape ${escaped}`)
    text += escaped === 'n' ? '\n' : escaped
  }
  return text
}

/** Reads a file octet by octet as RFC 5545 says it is to be read, and throws at the first thing that is not so. */
export function readBack(file: string): Component {
  const octets = new TextEncoder().encode(file)
  const lines: number[][] = [[]]
  for (let at = 0; at < octets.length; at += 1) {
    const octet = octets[at] ?? 0
    if (octet === 10) throw new Error('a line feed on its own')
    if (octet !== 13) {
      lines.at(-1)?.push(octet)
      continue
    }
    if (octets[at + 1] !== 10) throw new Error('a carriage return on its own')
    at += 1
    lines.push([])
  }
  if (lines.pop()?.length !== 0) throw new Error('the last line has no break')
  const unfolded: number[][] = []
  for (const line of lines) {
    if (line.length > 75) throw new Error(`a line of ${line.length} octets`)
    // Each line must be text by itself: old readers decode before they unfold.
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(line))
    if (line[0] === 32) unfolded.at(-1)?.push(...line.slice(1))
    else unfolded.push([...line])
  }
  const root: Component = { name: '', properties: {}, inside: [] }
  const open = [root]
  for (const line of unfolded) {
    const text = new TextDecoder().decode(new Uint8Array(line))
    const colon = text.indexOf(':')
    const [name, value] = [text.slice(0, colon), text.slice(colon + 1)]
    if (name === 'BEGIN') {
      const begun: Component = { name: value, properties: {}, inside: [] }
      open.at(-1)?.inside.push(begun)
      open.push(begun)
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends where it has not begun`)
    } else {
      const here = open.at(-1)
      if (!here || name in here.properties) throw new Error(`${name} twice`)
      here.properties[name] = plain(value)
    }
  }
  const [calendar, ...others] = root.inside
  if (!calendar || others.length > 0 || open.length !== 1) throw new Error('not one calendar')
  return calendar
}
