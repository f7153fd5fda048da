import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { needsOf, type Need } from '#api/core/rules/readiness.ts'
import { playTime } from '../../../fields/media/play-time.ts'
import { shownHosts } from '../../../fields/media/shown-hosts.ts'
import { usePictureHost, usePictureSrc, type PicturedMedium } from '../../../fields/media/use-media-src.ts'
import { lacksFile, useMediaWords } from '../../../fields/media/use-media-words.ts'
import { useApi } from '../../../client/api-context.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { useStore } from '../../../store/store.ts'
import type { IconName } from '../../../ui/icons.tsx'

/** What keeps a medium from being shown to everyone, in a word and by a mark on its picture. */
export interface Lack {
  label: string
  icon: IconName
  tone: 'pending' | 'no-show'
}

/** What tiles say of their media, the same for all of them. */
export interface TileWords {
  /** Where the smaller picture of a medium is; undefined where there is none to be seen. */
  srcOf: (medium: PicturedMedium) => string | undefined
  /** The host from which the picture of a medium is not loaded yet. */
  hostOf: (medium: PicturedMedium) => string | undefined
  /** Type, and width by height, length or bytes, whatever tells most of such a file. */
  factsOf: (medium: Multimedia) => string
  typeOf: (medium: Multimedia) => string
  lackOf: (medium: Multimedia) => Lack | undefined
  select: (name: string) => string
}

/** The words of the tiles, made once for all. */
export function useTileWords(): TileWords {
  const { i18n } = useLingui()
  const { bytes, number } = useFormat()
  const { typeWords, statusWords } = useMediaWords()
  const srcOf = usePictureSrc()
  const hostOf = usePictureHost()
  const shown = useStore(shownHosts)
  const { connectionId } = useApi()
  return useMemo(() => {
    const width = globalThis.devicePixelRatio < 1.5 ? 256 : 640
    const silent: Record<Need, string> = {
      file: '',
      altText: i18n._('No alt text'),
      captions: i18n._('No captions'),
      transcript: i18n._('No transcript'),
    }
    const wordLack = ([need]: readonly Need[]): Lack | undefined =>
      need && { label: silent[need], tone: 'pending', icon: 'unseen' }
    const fileLack = (status: string): Lack => ({
      label: statusWords(status).label,
      ...(status === 'error' ? { tone: 'no-show', icon: 'warning' } : { tone: 'pending', icon: 'hold' }),
    })
    return {
      srcOf: (medium) => srcOf(medium, width),
      hostOf,
      typeOf: ({ type }) => typeWords(type),
      factsOf: ({ type, width: across, height, duration, size }) => {
        const measure =
          duration !== null
            ? playTime(duration)
            : across && height
              ? `${number(across)} × ${number(height)}`
              : size === null
                ? ''
                : bytes(size)
        return [typeWords(type), measure].filter(Boolean).join(' · ')
      },
      lackOf: (medium) => (lacksFile(medium) ? fileLack(medium.status) : wordLack(needsOf(medium))),
      select: (name) => i18n._('Select {name}', { name }),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The others are made anew each time, from these alone.
  }, [i18n, bytes, number, connectionId, shown])
}
