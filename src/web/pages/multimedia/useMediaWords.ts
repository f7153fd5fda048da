import type { MultimediaStatus, MultimediaType } from '../../../api/contract/choices.ts'
import { useLingui } from '@lingui/react'
import type { Tone } from '../../ui/tones.ts'

/** What types and statuses of media are called. */
export const useMediaWords = () => {
  const { i18n } = useLingui()
  const types: Record<MultimediaType, string> = {
    image: i18n._('Picture'),
    video: i18n._('Film'),
    audio: i18n._('Sound'),
    presentation: i18n._('Presentation'),
    immersive: i18n._('Immersive'),
  }
  const statuses: Record<MultimediaStatus, { label: string; tone: Tone }> = {
    ready: { label: i18n._('Ready'), tone: 'confirmed' },
    need_action: { label: i18n._('Waits for its file'), tone: 'pending' },
    error: { label: i18n._('Faulty'), tone: 'no-show' },
  }
  return { types, statuses }
}
