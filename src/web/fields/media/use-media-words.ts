import { useLingui } from '@lingui/react'
import type { MultimediaStatus, MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { playTime } from './play-time.ts'
import type { IconName } from '../../ui/icons.tsx'
import type { Tone } from '../../theme/tones.ts'

/** Whether something is to be done about a medium's file; where nobody tells, nothing is. */
export const lacksFile = ({ status }: { status: string }): boolean => status !== 'ready' && status !== ''

/** A state of a medium as a chip shows it. */
export interface MediaState {
  label: string
  tone: Tone
  icon?: IconName
}

/** What types and statuses of media are called, also those that only another deployment knows. */
export const useMediaWords = () => {
  const { i18n } = useLingui()
  const format = useFormat()
  const types: Record<MultimediaType, string> = {
    image: i18n._('Image'),
    video: i18n._('Video'),
    audio: i18n._('Audio'),
    presentation: i18n._('Presentation'),
    immersive: i18n._('Immersive'),
  }
  const statuses: Record<MultimediaStatus, MediaState> = {
    ready: { label: i18n._('Ready'), tone: 'confirmed' },
    need_action: { label: i18n._('Waiting for file'), tone: 'pending' },
    error: { label: i18n._('Error'), tone: 'no-show', icon: 'warning' },
  }
  return {
    types,
    statuses,
    typeWords: (type: string): string => (Object.hasOwn(types, type) ? types[type as MultimediaType] : type),
    statusWords: (status: string): MediaState =>
      Object.hasOwn(statuses, status)
        ? statuses[status as MultimediaStatus]
        : { label: status || '—', tone: 'neutral' },
    /** Size, length and bytes, as far as they are known. */
    facts: ({ width, height, duration, size }: Multimedia): string =>
      [
        width && height ? `${format.number(width)} × ${format.number(height)}` : undefined,
        duration == null ? undefined : playTime(duration),
        size == null ? undefined : format.bytes(size),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
