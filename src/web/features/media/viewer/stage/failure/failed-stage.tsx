import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { mediaIcon } from '../../../../../fields/media/media-src.ts'
import { fileTroubleWords } from '../../../../../fields/uploads/preflight/file-trouble-words.ts'
import { formatWord } from '../../../../../fields/uploads/preflight/formats.ts'
import { useFormat } from '../../../../../i18n/locale-provider.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import type { Showable, StageKind } from '../stage-kind.ts'
import { Middle } from '../stage-look.ts'
import { failureOf, type Failure } from './failure.ts'

const canPlay = (type: string): boolean => document.createElement('video').canPlayType(type) !== ''

interface FailedStageProps {
  medium: Showable
  src: string
  kind: StageKind
  /** What the reader or the player said. */
  cause: unknown
}

/** Looks into a file that could not be shown, and says what is wrong with it and what can be done. */
export function FailedStage({ medium, src, kind, cause }: FailedStageProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['why it is not shown', src, kind],
    queryFn: () =>
      failureOf(
        { src, kind, format: medium.format, cause },
        { fetch: (target, init) => globalThis.fetch(target, init), canPlay },
      ),
    // The file may be mended, and each look is at what it is now.
    gcTime: 0,
    staleTime: Infinity,
  })
  const wordsOf = (failure: Failure): [title: string, description: string] => {
    switch (failure.kind) {
      case 'drawing':
        return [i18n._('The drawing isn’t shown'), fileTroubleWords(i18n, format, failure.trouble)]
      case 'password':
        return [
          i18n._('The document needs a password'),
          i18n._('Open the document in a new tab and enter the password. For guests, upload it without one.'),
        ]
      case 'damaged':
        return [
          i18n._('The file is damaged or incomplete'),
          i18n._('Can’t open the file as {format}. Upload an intact one.', { format: formatWord(failure.format) }),
        ]
      case 'codec':
        return [
          i18n._('This browser can’t play {codec}', { codec: failure.codec }),
          i18n._('Some guests can’t play this file either. Upload an MP4 with H.264, which every browser plays.'),
        ]
      case 'format':
        return [
          i18n._('This browser can’t show {format}', { format: formatWord(failure.format) }),
          i18n._(
            'Some guests can’t see this file either. Upload a common format, or open the file in another program.',
          ),
        ]
      case 'other':
        return [
          i18n._('The file is something else'),
          i18n._('The file is {found}, but the record says {format}. Check the URL and the format.', {
            found: formatWord(failure.found),
            format: formatWord(medium.format),
          }),
        ]
      case 'gone':
        return [
          i18n._('No file at this URL'),
          i18n._('The file may be deleted or moved. Upload it again, or check the URL.'),
        ]
      case 'status':
        return [
          i18n._('Couldn’t load the file'),
          i18n._('The server answered with status {status}. Open the file in a new tab, or check the URL.', {
            status: failure.status,
          }),
        ]
      case 'unknown':
        return [
          i18n._('Couldn’t show the file'),
          i18n._(
            'The server gives no reason: the file may be out of reach or in another format. Open the file in a new tab.',
          ),
        ]
    }
  }
  const [title, description] = data ? wordsOf(data) : [i18n._('Couldn’t show the file'), i18n._('Finding out why…')]
  return (
    <Middle aria-busy={!data}>
      <EmptyState
        icon={mediaIcon(medium.type)}
        title={title}
        description={description}
        action={
          <a href={src} target="_blank" rel="noreferrer">
            {i18n._('Open in a new tab')}
          </a>
        }
      />
    </Middle>
  )
}
