import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useExtension } from '../../../../client/use-operation.ts'
import { mediaIcon } from '../../../../fields/media/media-src.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Middle } from './stage-look.ts'
import type { Showable } from './stage-kind.ts'

interface NoStageProps {
  medium: Showable
  /** Where its bytes are; absent while there are none. */
  src?: string | undefined
}

/** Says why there is nothing to be seen, and what can be done about it. */
export function NoStage({ medium, src }: NoStageProps) {
  const { i18n } = useLingui()
  const open = src !== undefined && (
    <a href={src} target="_blank" rel="noreferrer">
      {i18n._('Open in a new tab')}
    </a>
  )
  const uploads = useExtension('uploads')
  const say = (title: string, description: ReactNode) => (
    <Middle>
      <EmptyState icon={mediaIcon(medium.type)} title={title} description={description} action={open} />
    </Middle>
  )
  if (src !== undefined) {
    return say(
      i18n._('This kind of file can’t be shown here'),
      i18n._('Browsers don’t show {format}. Open or download the file.', { format: medium.format }),
    )
  }
  if (medium.status === 'error') {
    return say(
      i18n._('File not accepted'),
      <>
        {medium.statusReason && <q>{medium.statusReason}</q>}{' '}
        {uploads ? i18n._('Upload a valid file, or enter the URL of one.') : i18n._('Enter a valid URL.')}
      </>,
    )
  }
  return say(
    i18n._('No file yet'),
    uploads
      ? i18n._('Upload a file or enter a URL. Guests can’t see anything until then.')
      : i18n._('Enter a URL. Guests can’t see the file until then.'),
  )
}
