import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Link from '@mui/material/Link'
import type { RefObject } from 'react'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'
import { useRefusal } from '../../rights/use-refusal.ts'
import type { SourceOutcome } from '../source-outcome.ts'
import { useMoreWays } from '../use-more-ways.tsx'
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
const Line = styled('span')({
  position: 'absolute',
  insetBlockEnd: -4,
  insetInline: 0,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: paint.soft,
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  '& small': { overflow: 'hidden', fontSize: size.caption, textOverflow: 'ellipsis' },
  '& button': { flex: 'none', minBlockSize: 24, fontSize: size.caption },
})

/** What a field does with files that are dropped or pasted on it. */
export interface DropTargetProps extends SourceOutcome {
  /** The field. */
  place: RefObject<HTMLElement | null>
  /** Takes no more than one file. */
  single?: boolean
  /** Nothing may be changed here for another reason than the right to write. */
  locked?: boolean
}

/** Takes files for a field, and says so; nothing where none may be sent. */
export default function DropTarget({ place, single = false, locked = false, onFiles, ...more }: DropTargetProps) {
  const { i18n } = useLingui()
  const takesFiles = useUploadLimits() !== undefined
  const mayNot = useRefusal('write') !== undefined
  const enabled = takesFiles && !mayNot && !locked
  const take = (files: readonly File[]) => onFiles(single ? files.slice(0, 1) : files)
  const over = useDropOnto(place, { enabled, onFiles: take })
  const { opener, sources } = useMoreWays({ ...more, onFiles: take })
  return (
    enabled && (
      <>
        <Cover data-over={over} />
        <Line>
          <small>
            {single
              ? i18n._('A file can also be dropped or pasted here.')
              : i18n._('Files can also be dropped or pasted here.')}
          </small>
          <Link component="button" type="button" {...opener}>
            {i18n._('More ways to add')}
          </Link>
        </Line>
        {sources}
      </>
    )
  )
}
