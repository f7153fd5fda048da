import { mediaFormat } from '#api/core/rules/media-formats.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'

/** Where a medium is seen by others and where it is saved from. */
export interface MediaLinks {
  /** With scheme and host, to be handed on. */
  address: string
  /** Answers the file to be saved, where the service can say so. */
  download: string
  /** What the saved file is called. */
  fileName: string
}

/** The links of a medium whose bytes are at `src`, on a page at `here`. */
export const mediaLinks = (
  { name, format }: Pick<Multimedia, 'name' | 'format'>,
  src: string,
  here: string,
): MediaLinks => {
  const address = new URL(src, here)
  const download = new URL(address)
  // The service's own addresses know how to be saved (interface, section 8); another site's stay as they are.
  if (download.pathname.startsWith('/media/')) download.searchParams.set('download', '')
  const extension = mediaFormat(format)?.extension
  // No file system takes these.
  const plain = name.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
  const fileName = extension && !plain.toLowerCase().endsWith(`.${extension}`) ? `${plain}.${extension}` : plain
  return { address: address.href, download: download.href, fileName }
}
