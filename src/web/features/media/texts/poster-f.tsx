import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { MediaPicker } from '../../../fields/media/media-picker.tsx'
import { Thumbnail } from '../../../fields/media/thumbnail.tsx'
import { useMediaSrc } from '../../../fields/media/use-media-src.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { useUploadInto } from '../../../fields/uploads/use-upload-into.tsx'
import { useUploadLimits } from '../../../fields/uploads/use-upload-limits.ts'
import { useStore } from '../../../store/store.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/form/field.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { MediumValues } from '../medium-form-values.ts'
import { shownPlayer } from '../viewer/stage/player.ts'

// Few who come to a file's page make a poster.
const loadMaker = () => import('../../../fields/uploads/posters/make-poster.ts')
type Maker = Awaited<ReturnType<typeof loadMaker>>
/** Formats of which it draws a picture from the file itself. */
const isDrawn = (format: string): boolean => /^audio\/|^application\/pdf$/.test(format)

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'start',
  '& > span': { flex: '0 1 148px' },
  // In a narrow panel the ways stand below the picture.
  '& > div': { flex: '1 1 180px', display: 'flex', flexWrap: 'wrap', gap: 8 },
})

interface PosterFProps {
  control: Control<MediumValues>
  label: string
  name: string
  url: string
  format: string
}

/** The picture that stands for a film, a sound or a document until it is opened: chosen, or made here from the file. */
export function PosterF({ control, label, name, url, format }: PosterFProps) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'poster' })
  const [open, setOpen] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const player = useStore(shownPlayer)
  const srcOf = useMediaSrc()
  const takesFiles = useUploadLimits() !== undefined
  const disabled = useRefusal('write') !== undefined
  const put = ({ id, url: at }: Multimedia) => {
    if (at !== null) field.onChange({ id, url: at })
  }
  const upload = useUploadInto({ only: 'image', onReady: put })
  const film = player instanceof HTMLVideoElement && player.videoWidth > 0 ? player : undefined
  const isFilm = format.startsWith('video/')
  // A film that plays is elsewhere by the time that code comes.
  useEffect(() => {
    if (film) loadMaker().catch(() => undefined)
  }, [film])

  const make = async (draw: () => Promise<File | undefined>) => {
    setMaking(true)
    // A file of another site may be shown, but not drawn.
    const poster = await draw().catch(() => undefined)
    setMaking(false)
    if (!poster) return showToast({ tone: 'no-show', text: i18n._('Couldn’t make an image from this file.') })
    return upload.into.onFiles([poster])
  }
  const fileOf = async (draw: (maker: Maker) => Promise<Blob | undefined>) => {
    const maker = await loadMaker()
    const picture = await draw(maker)
    return picture && maker.posterFile(picture, i18n._('Poster of {name}', { name }))
  }
  const drawFrame = () => fileOf(async ({ drawStill }) => film && drawStill(film))
  const drawFile = () =>
    fileOf(async ({ makePoster }) => {
      const answer = await fetch(srcOf(url.trim()))
      return answer.ok ? makePoster(await answer.blob(), format, AbortSignal.timeout(20_000)) : undefined
    })
  const fromFile = format.startsWith('audio/') ? i18n._('Draw the sound') : i18n._('Use the first page')
  return (
    <FieldFrame
      label={label}
      help={i18n._('The image shown until someone plays or opens the file.')}
      error={errorText(fieldState)}
      changed={fieldState.isDirty}
    >
      {(attributes) => (
        <Ways>
          <Thumbnail
            url={field.value?.url ?? null}
            type={field.value ? 'image' : isFilm ? 'video' : format.startsWith('audio/') ? 'audio' : 'presentation'}
            small
          />
          <div>
            <Button {...attributes} icon="media" disabled={disabled} onClick={() => setOpen(true)}>
              {i18n._('Choose from library')}
            </Button>
            {takesFiles && film && (
              <Button icon="play" disabled={disabled || isMaking} onClick={() => void make(drawFrame)}>
                {i18n._('Use this frame')}
              </Button>
            )}
            {takesFiles && isDrawn(format) && (
              <Button icon="refresh" disabled={disabled || isMaking} onClick={() => void make(drawFile)}>
                {fromFile}
              </Button>
            )}
            {field.value && !disabled && (
              <Button kind="quiet" icon="close" onClick={() => field.onChange(null)}>
                {i18n._('No poster')}
              </Button>
            )}
            {upload.shown}
          </div>
          <MediaPicker
            open={open}
            onClose={() => setOpen(false)}
            title={label}
            chosen={field.value?.id ? [field.value.id] : []}
            offers={(medium) => medium.type === 'image' && medium.url !== null}
            onPick={(_, [medium]) => medium && put(medium)}
            {...(takesFiles && upload.into)}
          />
        </Ways>
      )}
    </FieldFrame>
  )
}
