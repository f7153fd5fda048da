import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DropOverlay } from '../../uploads/drop-overlay.tsx'
import { FilesInput } from '../../uploads/files-input.tsx'
import type { SourceOutcome } from '../../uploads/source-outcome.ts'
import { useDropFiles } from '../../uploads/use-drop-files.ts'
import { useMoreWays } from '../../uploads/use-more-ways.tsx'
import { useUploadLimits } from '../../uploads/use-upload-limits.ts'

const Place = styled('span')({ display: 'flex', gap: 4, marginInlineStart: 'auto' })

/**
 * The ways from the choice of media to a file that is not there yet: a button, a drop, a paste, and a menu of the others; nothing
 * where none is taken.
 */
export function UploadHere({ many, ...outcome }: { many: boolean } & SourceOutcome) {
  const { onFiles } = outcome
  const { i18n } = useLingui()
  const limits = useUploadLimits()
  const input = useRef<HTMLInputElement>(null)
  const over = useDropFiles({ enabled: limits !== undefined, inDialog: true, onFiles })
  const { opener, sources } = useMoreWays(outcome)
  if (!limits) return null
  return (
    <Place>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {many ? i18n._('Upload files') : i18n._('Upload a file')}
      </Button>
      <Button icon="chevronDown" iconOnly {...opener}>
        {i18n._('More ways to add')}
      </Button>
      {sources}
      <FilesInput input={input} single={!many} onFiles={onFiles} />
      {over && <DropOverlay limits={limits} />}
    </Place>
  )
}
