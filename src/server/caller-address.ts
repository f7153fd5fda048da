const MAPPED = /^::ffff:(?=\d+(\.\d+){3}$)/i

/** An address as it is compared: an IPv4 address may come as an IPv6 one. */
const plainAddress = (address: string): string => address.trim().replace(MAPPED, '')

/** Whether the other end of a line is a proxy that says truly what was asked of it. */
export const isTrusted = (remote: string | undefined, trusted: readonly string[]): boolean =>
  remote !== undefined && trusted.includes(plainAddress(remote))

/**
 * The network address that a call came from: the other end of its line, or, where that is a trusted proxy, the last of
 * those in `X-Forwarded-For` that no trusted proxy has. Whoever calls may write anything before that one.
 */
export function addressThrough(
  remote: string | undefined,
  forwarded: string | undefined,
  trusted: readonly string[],
): string | undefined {
  if (remote === undefined) return undefined
  const own = plainAddress(remote)
  if (!trusted.includes(own)) return own
  const way = (forwarded ?? '').split(',').map(plainAddress)
  return way.findLast((address) => address !== '' && !trusted.includes(address)) ?? own
}
