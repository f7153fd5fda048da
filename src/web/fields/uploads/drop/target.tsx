import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { RefObject } from 'react'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'
import { useRefusal } from '../../rights/use-refusal.ts'
import { useUploadLimits } from '../use-upload-limits.ts'
import { useDropOnto } from './use-drop-onto.ts'

// It takes no pointer, so that what is below it goes on to be what the files are over.
const Cover = styled('span')({
  position: 'absolute',
  inset: -6,
  pointerEvents: 'none',
  borderRadius: radius.control,
  '&[data-over="true"]': { outline: `2px dashed ${paint.accent}`, background: paint.accentTint, opacity: 0.6 },
})
const Hint = styled('small')({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  overflow: 'hidden',
  color: paint.soft,
  fontSize: size.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** What a field does with files that are dropped or pasted on it. */
export interface DropTargetProps {
  /** The field. */
  place: RefObject<HTMLElement | null>
  /** Takes no more than one file. */
  single?: boolean
  /** Nothing may be changed here for another reason than the right to write. */
  locked?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files for a field, and says so; nothing where none may be sent. */
export default function DropTarget({ place, single = false, locked = false, onFiles }: DropTargetProps) {
  const { i18n } = useLingui()
  const takesFiles = useUploadLimits() !== undefined
  const mayNot = useRefusal('write') !== undefined
  const enabled = takesFiles && !mayNot && !locked
  const over = useDropOnto(place, { enabled, onFiles: (files) => onFiles(single ? files.slice(0, 1) : files) })
  return (
    enabled && (
      <>
        <Cover data-over={over} />
        <Hint>
          {single
            ? i18n._('A file can also be dropped or pasted here.')
            : i18n._('Files can also be dropped or pasted here.')}
        </Hint>
      </>
    )
  )
}
