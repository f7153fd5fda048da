import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { lacksAltText } from '../../../fields/media/search-media.ts'
import { usePictureSrc, type PicturedMedium } from '../../../fields/media/use-media-src.ts'
import { lacksFile, useMediaWords, type MediaState } from '../../../fields/media/use-media-words.ts'
import { useApi } from '../../../client/api-context.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'

/** What tiles say of their media, the same for all of them. */
export interface TileWords {
  /** Where the smaller picture of a medium is; undefined where there is none to be seen. */
  srcOf: (medium: PicturedMedium) => string | undefined
  /** Type, width by height, and bytes. */
  factsOf: (medium: Multimedia) => string
  /** What keeps a medium from being shown to everybody; undefined where nothing does. */
  lackOf: (medium: Multimedia) => MediaState | undefined
  select: (name: string) => string
}

/** The words of the tiles, made once for all. */
export function useTileWords(): TileWords {
  const { i18n } = useLingui()
  const { bytes, number } = useFormat()
  const { typeWords, statusWords } = useMediaWords()
  const srcOf = usePictureSrc()
  const { connectionId } = useApi()
  return useMemo(() => {
    const width = globalThis.devicePixelRatio < 1.5 ? 256 : 640
    const silent: MediaState = { label: i18n._('No alt text'), tone: 'pending', icon: 'warning' }
    return {
      srcOf: (medium) => srcOf(medium, width),
      factsOf: ({ type, width: across, height, size }) => {
        const words = [typeWords(type)]
        if (across && height) words.push(`${number(across)} × ${number(height)}`)
        if (size !== null) words.push(bytes(size))
        return words.join(' · ')
      },
      lackOf: (medium) => (lacksFile(medium) ? statusWords(medium.status) : lacksAltText(medium) ? silent : undefined),
      select: (name) => i18n._('Select {name}', { name }),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The others are made anew each time, from these alone.
  }, [i18n, bytes, number, connectionId])
}
