import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/field-frame.tsx'
import { Notice } from '../../../ui/form/notice.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'
import {
  type CameraTrouble,
  camerasHere,
  closeCamera,
  openCamera,
  takePicture,
  troubleOfCamera,
} from './camera-stream.ts'

const Stage = styled('div')({
  display: 'grid',
  gap: 12,
  '& .view': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: radius.control,
    background: paint.sunken,
    color: paint.soft,
    fontSize: size.body2,
  },
  '& .view > *': { gridArea: '1 / 1' },
  '& video, & img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '& img': { background: paint.sunken },
  '& label': { display: 'grid', gap: 5, fontSize: size.body2 },
})

interface CameraProps {
  open: boolean
  onClose: () => void
  onFiles: (files: readonly File[]) => void
}

/** A picture that was taken, and where the page shows it. */
interface Shot {
  file: File
  src: string
}

const TROUBLES: Readonly<Record<CameraTrouble, string>> = {
  refused: /*i18n*/ 'The browser doesn’t let this page use the camera. Allow it beside the address, then try again.',
  busy: /*i18n*/ 'Another program uses the camera. Close it there, then try again.',
  none: /*i18n*/ 'No camera is connected. Connect one, then try again.',
  unknown: /*i18n*/ 'The camera doesn’t answer. Try again.',
}

/** Takes a picture with a camera of this device. The camera is on only while this is open. */
export function Camera({ open, onClose, onFiles }: CameraProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const choice = useId()
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([])
  const [tries, setTries] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const [isLive, setLive] = useState(false)
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [shot, setShot] = useState<Shot>()

  // The camera belongs to the device, and its light is on until it is let go of.
  useEffect(() => {
    if (!open) return undefined
    let lit: MediaStream | undefined
    let isOver = false
    const begin = async () => {
      lit = await openCamera(chosen)
      if (isOver) return closeCamera(lit)
      setStream(lit)
      // What cameras are called is told once one was allowed.
      const all = await camerasHere()
      if (!isOver) setCameras(all)
    }
    begin().catch((error: unknown) => {
      if (!isOver) setTrouble(troubleOfCamera(error))
    })
    return () => {
      isOver = true
      closeCamera(lit)
      setStream(undefined)
      setLive(false)
      setTrouble(undefined)
    }
  }, [open, chosen, tries])
  // The picture is the page's for as long as it is shown.
  useEffect(() => () => shot && URL.revokeObjectURL(shot.src), [shot])

  // The dialog, whose code may still be on its way, or the camera comes first.
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (element && stream) element.srcObject = stream
    },
    [stream],
  )

  const take = async () => {
    if (!video.current || !isLive) return
    const zone = ownZone()
    const name = i18n._('Picture {date}', { date: format.dateTime(new Date().toISOString(), zone) })
    const file = await takePicture(video.current, name.replaceAll(/[/\\:]/g, '.'))
    if (file) setShot({ file, src: URL.createObjectURL(file) })
    else setTrouble('unknown')
  }
  const use = () => {
    if (!shot) return
    onClose()
    onFiles([shot.file])
  }
  const again = () => {
    setShot(undefined)
    shutter.current?.focus()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={i18n._('Take a picture')}
      description={i18n._('The picture stays on this device until you upload it.')}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          {shot && <Button onClick={again}>{i18n._('Take another')}</Button>}
          {trouble && <Button onClick={() => setTries(tries + 1)}>{i18n._('Try again')}</Button>}
          {!trouble && (
            <Button ref={shutter} kind="primary" disabled={!isLive} onClick={() => (shot ? use() : void take())}>
              {shot ? i18n._('Use this picture') : i18n._('Take the picture')}
            </Button>
          )}
        </>
      }
    >
      <Stage>
        <div role="alert">{trouble && <Notice title={i18n._(TROUBLES[trouble])} />}</div>
        {!trouble && (
          <div className="view">
            {/* Browsers play only what is in sight: it stays below the picture that was taken of it. */}
            <video
              ref={show}
              aria-label={i18n._('What the camera sees')}
              aria-hidden={shot !== undefined}
              autoPlay
              muted
              playsInline
              onPlaying={() => {
                setLive(true)
                // The keys stand at the shutter as soon as it can be used.
                requestAnimationFrame(() => shutter.current?.focus())
              }}
            />
            {!isLive && <span>{i18n._('Allow the camera when the browser asks.')}</span>}
            {shot && <img src={shot.src} alt={i18n._('The picture that was taken')} />}
          </div>
        )}
        {cameras.length > 1 && !shot && (
          <label htmlFor={choice}>
            {i18n._('Camera')}
            <Select
              id={choice}
              value={chosen ?? ''}
              onChange={({ target }) => setChosen(target.value === '' ? undefined : target.value)}
            >
              <option value="">{i18n._('The usual one')}</option>
              {cameras.map(({ deviceId, label }, at) => (
                <option key={deviceId} value={deviceId}>
                  {label || i18n._('Camera {number}', { number: at + 1 })}
                </option>
              ))}
            </Select>
          </label>
        )}
      </Stage>
    </FormDialog>
  )
}
