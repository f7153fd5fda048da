import { isIP } from 'node:net'
import { type Environment, readSize, settingsOf } from '../settings.ts'

/** How files of other sites are fetched. */
export interface FetchSettings {
  /** Bytes. */
  maxSize: number
  /** Until the last byte. */
  seconds: number
  /** Network addresses with ports that may be asked although they are inside the network. */
  also: readonly string[]
}

const MB = 1000 ** 2
const DEFAULT: FetchSettings = { maxSize: 100 * MB, seconds: 20, also: [] }
/** Whoever asks waits for the answer; the dashboard gives up after half a minute. */
const MOST_SECONDS = 25

/** Reads how files of other sites are fetched; null fetches none. */
export function readFetching(environment: Environment, problems: string[]): FetchSettings | null {
  const { setting } = settingsOf(environment, problems)
  const maxSize = setting<number | null>('FETCH_MAX_SIZE', DEFAULT.maxSize, '`off` or a size such as 100MB', readSize)
  const seconds = setting('FETCH_TIME', DEFAULT.seconds, `a time from 1s to ${MOST_SECONDS}s`, (text) => {
    const [, count] = /^([1-9]\d?)s$/.exec(text.toLowerCase()) ?? []
    return count === undefined || Number(count) > MOST_SECONDS ? undefined : Number(count)
  })
  const also = setting(
    'FETCH_ALSO',
    DEFAULT.also,
    'a comma list of network addresses with ports such as 192.168.1.20:8080 or [fd00::1]:80',
    readAlso,
  )
  return maxSize === null ? null : { maxSize, seconds, also }
}

function readAlso(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((it) => it.trim())
  const isWhole = (it: string): boolean => {
    const [, six, four] = /^(?:\[([^\]]+)\]|([\d.]+)):[1-9]\d{0,4}$/.exec(it) ?? []
    return isIP(six ?? '') === 6 || isIP(four ?? '') === 4
  }
  return addresses.every(isWhole) ? addresses : undefined
}
