import type { MultimediaType } from '../../../api/contract/choices.ts'
import type { IconName } from '../../ui/icons.tsx'

/**
 * Where the bytes of a medium are: an absolute address as it is, a path on the service that answered it. The service in the
 * page has a name that leads nowhere (`.invalid`), and its media come with the page.
 */
export const mediaSrc = (url: string, baseUrl: string): string => {
  if (/^https?:/i.test(url)) return url
  if (!url.startsWith('/') || new URL(baseUrl).hostname.endsWith('.invalid')) return url
  return `${baseUrl}${url}`
}

/** The icon of each type of media. */
export const MEDIA_ICONS: Readonly<Record<MultimediaType, IconName>> = {
  image: 'media',
  video: 'play',
  audio: 'sound',
  presentation: 'slides',
  immersive: 'globe',
}

/** The icon of a type, also of one that only another deployment knows. */
export const mediaIcon = (type: string): IconName => MEDIA_ICONS[type as MultimediaType] ?? 'media'
