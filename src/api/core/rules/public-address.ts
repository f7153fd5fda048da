type Range = readonly [first: string, bits: number]

/** What of IPv4 is not the public internet (IANA, special-purpose addresses), with multicast and what is reserved. */
const CLOSED_IPV4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * What within the one public part of IPv6 is not: Teredo and other special purposes, documentation, and 6to4, which holds an
 * IPv4 address. All else that holds one (`::ffff:`, `64:ff9b::`) is outside of that part.
 */
const PUBLIC_IPV6: Range = ['2000::', 3]
const CLOSED_IPV6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/** A dotted address as one number; undefined for every other spelling, such as one with octal parts. */
function ipv4(text: string): bigint | undefined {
  const parts = text.split('.')
  const isDotted = parts.length === 4 && parts.every((it) => /^(0|[1-9]\d{0,2})$/.test(it) && Number(it) < 256)
  return isDotted ? parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) : undefined
}

/** An address in hexadecimal groups as one number; undefined where it is none, or names a zone of this machine. */
function ipv6(text: string): bigint | undefined {
  if (!text.includes(':') || !URL.canParse(`http://[${text}]/`)) return undefined
  // The parser of addresses writes every spelling in one form, without dots.
  const [head = '', tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split('::')
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const all = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

const isWithin = (
  address: bigint,
  [first, bits]: Range,
  read: (text: string) => bigint | undefined,
  width: number,
): boolean => {
  const rest = BigInt(width - bits)
  return address >> rest === (read(first) ?? 0n) >> rest
}

/** Whether a network address (IPv4 dotted, or IPv6) is of the public internet: nothing of a house or a machine answers there. */
export function isPublicAddress(address: string): boolean {
  const four = ipv4(address)
  if (four !== undefined) return !CLOSED_IPV4.some((range) => isWithin(four, range, ipv4, 32))
  const six = ipv6(address)
  if (six === undefined || !isWithin(six, PUBLIC_IPV6, ipv6, 128)) return false
  return !CLOSED_IPV6.some((range) => isWithin(six, range, ipv6, 128))
}

/** The network address that a URL names itself instead of a site's name; undefined where it names one. */
export const literalAddress = ({ hostname }: URL): string | undefined =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : ipv4(hostname) === undefined ? undefined : hostname
