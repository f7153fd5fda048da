import { refusalSentence } from '../../contract/refusal-sentences.ts'

/** The ports of sites. */
const USUAL_PORTS: readonly number[] = [80, 443]

/** The port that a URL is asked at. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/** Whether a port is one of a site. */
export const isUsualPort = (port: number): boolean => USUAL_PORTS.includes(port)

/** The URL that an address is, where a file may be fetched from it as far as the address tells; otherwise why not, in words. */
export function remoteUrl(address: string, isPortOpen: (port: number) => boolean = isUsualPort): URL | string {
  const text = address.trim()
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return refusalSentence('addressForm', {})
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return refusalSentence('addressSigned', {})
  const port = portOf(url)
  if (!isPortOpen(port)) return refusalSentence('addressPort', { port })
  url.hash = ''
  return url
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What a file is called by the last part of its address, without and with its ending; by its site where that says nothing. */
export function fileNameAt({ pathname, hostname }: URL): { name: string; extension: string } {
  const last = decoded(pathname.split('/').findLast((part) => part !== '') ?? '').replace(/[\p{Cc}/\\]/gu, ' ')
  const [, name = last, extension = ''] = /^(.*[^.])\.([A-Za-z0-9]{1,8})$/.exec(last) ?? []
  return { name: name.trim().slice(0, 200) || hostname.slice(0, 200), extension: extension.toLowerCase() }
}
