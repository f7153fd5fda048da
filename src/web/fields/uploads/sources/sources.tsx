import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useExtension } from '../../../client/use-operation.ts'
import { OpenMenu } from '../../../ui/menu-button.tsx'
import type { RowAction } from '../../../ui/table/row-actions.ts'
import { showToast } from '../../../ui/toast.ts'
import { useMatchMedia } from '../../../ui/use-match-media.ts'
import { filesChosen } from '../dropped-files.ts'
import type { MoreInMenu, SourceOutcome } from '../source-outcome.ts'
import { Camera } from './camera.tsx'
import { camerasHere } from './camera-stream.ts'
import { FromAddress } from './from-address.tsx'

interface SourcesProps extends SourceOutcome {
  /** What the menu stands beside; nothing while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  more?: MoreInMenu
}

/** A device that is held in the hand, whose own program for pictures is better than a page's. */
const HELD = '(pointer: coarse)'

/** Whether this device has a camera, as far as a page is told. */
function useHasCamera(): boolean {
  const [has, setHas] = useState(false)
  // Devices come and go outside of React.
  useEffect(() => {
    let isOver = false
    const look = () =>
      void camerasHere().then((cameras) => {
        if (!isOver) setHas(cameras.length > 0)
      })
    look()
    navigator.mediaDevices?.addEventListener('devicechange', look)
    return () => {
      isOver = true
      navigator.mediaDevices?.removeEventListener('devicechange', look)
    }
  }, [])
  return has
}

/** The menu of other ways to a medium, and the dialog of the one that was chosen. */
export default function Sources({ anchor, onClose, onFiles, onMedium, only, more = {} }: SourcesProps) {
  const { i18n } = useLingui()
  const [{ what, opening, open }, setOpened] = useState({ what: '', opening: 0, open: false })
  const fetches = useExtension('media-import')
  const isHeld = useMatchMedia(HELD)
  const hasCamera = useHasCamera()
  const capture = useRef<HTMLInputElement>(null)
  const show = (wanted: 'address' | 'camera') => setOpened({ what: wanted, opening: opening + 1, open: true })
  const takeFetched = (medium: Multimedia) => {
    if (only === undefined || medium.type === only) return onMedium?.(medium)
    showToast({ tone: 'no-show', text: i18n._('Files of this type can’t be used here. Choose another file.') })
  }
  const close = () => setOpened({ what, opening, open: false })
  const takePicture: RowAction = {
    label: i18n._('Take a picture'),
    icon: 'room',
    disabledReason: more.refused,
    onAct: () => (isHeld ? capture.current?.click() : show('camera')),
  }
  const fromAddress: RowAction = {
    label: i18n._('From an address'),
    icon: 'globe',
    onAct: () => show('address'),
    disabledReason: more.refused ?? (fetches ? undefined : i18n._('This server can’t fetch files.')),
  }
  return (
    <>
      <OpenMenu
        label={more.label ?? i18n._('More ways to add')}
        anchor={anchor}
        // What is found out of the device later moves nothing that the keys stand on.
        actions={[
          ...(more.before ?? []),
          fromAddress,
          ...(more.after ?? []),
          ...(isHeld || hasCamera ? [takePicture] : []),
        ]}
        onClose={onClose}
      />
      <input
        ref={capture}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-chooses="picture"
        onChange={({ currentTarget }) => {
          onFiles(filesChosen(currentTarget))
          // The same picture can be chosen once more.
          currentTarget.value = ''
        }}
      />
      {what === 'address' && (
        <FromAddress key={opening} open={open} onClose={close} onMedium={onMedium && takeFetched} />
      )}
      {what === 'camera' && <Camera key={opening} open={open} onClose={close} onFiles={onFiles} />}
    </>
  )
}
