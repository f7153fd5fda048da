import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { media } from '../../theme/paint.ts'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../rights/use-refusal.ts'
import { FilesInput } from './files-input.tsx'
import { useMoreWays } from './use-more-ways.tsx'
import { usePreflight } from './use-preflight.tsx'
import { useUploadLimits } from './use-upload-limits.ts'

// A phone has no folders to choose.
const Ways = styled('div')({
  display: 'flex',
  gap: 4,
  [media.compact]: { '& > [data-way="folder"]': { display: 'none' } },
})

/**
 * Chooses files, or a folder with everything in it, looks at them and sends them; nothing where the deployment takes none.
 */
export function UploadButton() {
  const { i18n } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { ask, dialog } = usePreflight()
  const { opener, sources } = useMoreWays({ onFiles: ask })
  const refused = useRefusal('write')
  if (!useUploadLimits()) return null
  return (
    <>
      <Ways>
        <Button folds kind="primary" icon="upload" refused={refused} onClick={() => files.current?.click()}>
          {i18n._('Upload files')}
        </Button>
        <Button data-way="folder" icon="folder" iconOnly refused={refused} onClick={() => folder.current?.click()}>
          {i18n._('Upload a folder')}
        </Button>
        <Button icon="chevronDown" iconOnly refused={refused} {...opener}>
          {i18n._('More ways to add')}
        </Button>
      </Ways>
      <FilesInput input={files} onFiles={ask} />
      <FilesInput input={folder} folder onFiles={ask} />
      {sources}
      {dialog}
    </>
  )
}
