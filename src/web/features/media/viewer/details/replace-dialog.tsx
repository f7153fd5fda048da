import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { typeOfFormat } from '#api/core/rules/media-type.ts'
import { mediaIcon, revisedUrl } from '../../../../fields/media/media-src.ts'
import { playTime } from '../../../../fields/media/play-time.ts'
import { Thumbnail } from '../../../../fields/media/thumbnail.tsx'
import { useKeptUntil, useRoomForFiles } from '../../../../fields/media/use-kept.ts'
import { useMediaWords } from '../../../../fields/media/use-media-words.ts'
import { formatWord } from '../../../../fields/uploads/preflight/formats.ts'
import { problemWords } from '../../../../fields/uploads/preflight/problem-words.ts'
import { roomWords } from '../../../../fields/uploads/room-words.ts'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../../i18n/own-zone.ts'
import { media, paint } from '../../../../theme/paint.ts'
import { radius, size, weight } from '../../../../theme/scale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/form/notice.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { FormDialog } from '../../../../ui/panel/side-panel.tsx'
import type { Accepted } from './replacement.ts'
import { useObjectUrl } from '../../../../ui/use-object-url.ts'

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  [media.compact]: { gap: 12 },
  '& figure': { margin: 0 },
  '& figcaption': { display: 'grid', gap: 2, marginBlockStart: 8, fontSize: size.body2, overflowWrap: 'anywhere' },
  '& figcaption > b': { fontWeight: weight.medium },
  '& figcaption > span': { color: paint.soft },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: radius.control,
    background: paint.sunken,
    color: paint.soft,
  },
  '& .picture > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  // Both in one scale: a thumbnail would have a rim.
  '& .picture > span > img': { padding: 0 },
  '& .picture > audio': { inlineSize: '90%' },
  '& .picture > video': { inlineSize: '100%', blockSize: '100%' },
})

/** A file as it would stand there: the small picture that was made of it, a player, or the sign of its type. */
function NewPicture({ file, accepted, alt }: { file: File; accepted: Accepted; alt: string }) {
  const { picture, format } = accepted
  const type = typeOfFormat(format) ?? 'image'
  const plays = type === 'video' || type === 'audio'
  const src = useObjectUrl(picture ?? (plays ? file : undefined))
  if (src !== undefined && picture) return <img src={src} alt={alt} />
  if (src !== undefined && type === 'video') return <video src={src} controls muted playsInline aria-label={alt} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written any for a file that is not there yet
  if (src !== undefined && type === 'audio') return <audio src={src} controls aria-label={alt} />
  return <Icon name={mediaIcon(type)} size={40} />
}

interface ReplaceDialogProps {
  medium: Multimedia
  accepted: Accepted
  onReplace: () => void
  onClose: () => void
}

/** Asks before another file takes the place of one: both side by side, with what differs between them. */
export default function ReplaceDialog({ medium, accepted, onReplace, onClose }: ReplaceDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { typeWords } = useMediaWords()
  const { facts, notes, file } = accepted
  const until = useKeptUntil()
  const room = useRoomForFiles()
  const lacks = room !== undefined && file.size > room.free
  const becomes = typeOfFormat(accepted.format) ?? medium.type
  const words = (of: {
    type: Multimedia['type']
    format: string
    size: number | null
    width?: number | null | undefined
    height?: number | null | undefined
    duration?: number | null | undefined
  }) =>
    [
      `${typeWords(of.type)} · ${formatWord(of.format)}`,
      of.width && of.height ? `${format.number(of.width)} × ${format.number(of.height)}` : '',
      of.duration ? playTime(of.duration) : '',
      of.size === null ? '' : format.bytes(of.size),
    ].filter((part) => part !== '')
  const side = (label: string, name: string, picture: ReactNode, lines: readonly string[]) => (
    <figure aria-label={label}>
      <div className="picture">{picture}</div>
      <figcaption>
        <span>{label}</span>
        <b>{name}</b>
        {lines.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </figcaption>
    </figure>
  )
  return (
    <FormDialog
      open
      width={720}
      title={i18n._('Replace the file of “{name}”?', { name: medium.name })}
      description={
        until === null
          ? i18n._(
              'Presets, rooms and services that show it will show the new file, under the same address. You can’t restore the old one.',
            )
          : [
              i18n._('Presets, rooms and services that show it will show the new file, under the same address.'),
              until === undefined
                ? ''
                : i18n._('The old one stays under “Earlier versions” until {date}.', {
                    date: format.date(until, ownZone()),
                  }),
            ].join(' ')
      }
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!lacks) onReplace()
      }}
      actions={
        <>
          <Button data-first onClick={onClose}>
            {i18n._('Cancel')}
          </Button>
          <Button kind="primary" type="submit" disabled={lacks}>
            {i18n._('Replace')}
          </Button>
        </>
      }
    >
      <div role="alert">{lacks && <Notice title={roomWords(i18n, format, file.size, room)} />}</div>
      {medium.type !== becomes && medium.type !== 'immersive' && (
        <Notice
          title={i18n._('The type was {was}; the file looks like {becomes}.', {
            was: typeWords(medium.type),
            becomes: typeWords(becomes),
          })}
        />
      )}
      {notes.map((note) => (
        <Notice key={note.kind} severity="info" icon="info" title={problemWords(i18n, format, note)} />
      ))}
      <Both>
        {side(
          i18n._('Now'),
          medium.name,
          <Thumbnail
            url={revisedUrl(medium)}
            type={medium.type}
            format={medium.format}
            alt={i18n._('The file now')}
            whole
          />,
          words(medium),
        )}
        {side(
          i18n._('New'),
          file.name,
          <NewPicture file={file} accepted={accepted} alt={i18n._('The new file')} />,
          words({ ...facts, type: becomes, format: accepted.format, size: file.size }),
        )}
      </Both>
    </FormDialog>
  )
}
