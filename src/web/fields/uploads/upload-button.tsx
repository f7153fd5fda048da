import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilesInput } from './files-input.tsx'
import { usePreflight } from './use-preflight.tsx'
import { useUploadLimits } from './use-upload-limits.ts'

const Pair = styled('span')({
  display: 'inline-flex',
  gap: 1,
  '& > button:first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > button:last-of-type': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
})

/**
 * Chooses files, or a folder with everything in it, looks at them and sends them; nothing where the deployment takes none.
 */
export function UploadButton() {
  const { i18n } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { ask, dialog } = usePreflight()
  if (!useUploadLimits()) return null
  return (
    <Pair>
      <Button kind="primary" icon="upload" onClick={() => files.current?.click()}>
        {i18n._('Upload files')}
      </Button>
      <Button kind="primary" icon="folder" iconOnly onClick={() => folder.current?.click()}>
        {i18n._('Upload a folder')}
      </Button>
      <FilesInput input={files} onFiles={ask} />
      <FilesInput input={folder} folder onFiles={ask} />
      {dialog}
    </Pair>
  )
}
