import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { media, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../rights/use-refusal.ts'
import { FilesInput } from './files-input.tsx'
import { usePreflight } from './use-preflight.tsx'
import { useUploadLimits } from './use-upload-limits.ts'

// Two buttons as one; the library's own group would be a kilobyte for this pair. A phone has no folders to choose.
const Ways = styled('div')({
  display: 'inline-flex',
  '& > button:first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > button + button': {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderInlineStart: `1px solid ${paint.accentStrong}`,
  },
  [media.compact]: {
    '& > button:first-of-type': { borderRadius: radius.control },
    '& > button + button': { display: 'none' },
  },
})

/**
 * Chooses files, or a folder with everything in it, looks at them and sends them; nothing where the deployment takes none.
 */
export function UploadButton() {
  const { i18n } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { ask, dialog } = usePreflight()
  const refused = useRefusal('write')
  if (!useUploadLimits()) return null
  return (
    <>
      <Ways>
        <Button folds kind="primary" icon="upload" refused={refused} onClick={() => files.current?.click()}>
          {i18n._('Upload files')}
        </Button>
        <Button kind="primary" icon="folder" iconOnly refused={refused} onClick={() => folder.current?.click()}>
          {i18n._('Upload a folder')}
        </Button>
      </Ways>
      <FilesInput input={files} onFiles={ask} />
      <FilesInput input={folder} folder onFiles={ask} />
      {dialog}
    </>
  )
}
