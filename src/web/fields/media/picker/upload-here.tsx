import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import DropOverlay from '../../uploads/drop-overlay.tsx'
import { FilesInput } from '../../uploads/files-input.tsx'
import { useDropFiles } from '../../uploads/use-drop-files.ts'
import { useUploadLimits } from '../../uploads/use-upload-limits.ts'

const Place = styled('span')({ marginInlineStart: 'auto' })

/** The way from the choice of media to a file of this device: a button, a drop or a paste; nothing where none is taken. */
export function UploadHere({ many, onFiles }: { many: boolean; onFiles: (files: readonly File[]) => void }) {
  const { i18n } = useLingui()
  const limits = useUploadLimits()
  const input = useRef<HTMLInputElement>(null)
  const over = useDropFiles({ enabled: limits !== undefined, inDialog: true, onFiles })
  if (!limits) return null
  return (
    <Place>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {many ? i18n._('Upload files') : i18n._('Upload a file')}
      </Button>
      <FilesInput input={input} single={!many} onFiles={onFiles} />
      {over && <DropOverlay limits={limits} />}
    </Place>
  )
}
