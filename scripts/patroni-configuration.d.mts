/** Seconds after which a leader that does not renew its lease is replaced. */
export const TTL: number
