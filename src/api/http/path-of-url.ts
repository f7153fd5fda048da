/** The path of an absolute URL as it was sent, as `partsOfUrl` tells it, without a look at its query. */
export function pathOfUrl(url: string): string {
  const end = url.search(/[?#]/)
  const address = end < 0 ? url : url.slice(0, end)
  const slash = address.indexOf('/', address.indexOf('://') + 3)
  return slash < 0 ? '/' : address.slice(slash)
}
