import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ExportAction } from '../../fields/list/list-export.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { FilesInput } from '../../fields/uploads/files-input.tsx'
import { useMoreWays } from '../../fields/uploads/use-more-ways.tsx'
import { usePreflight } from '../../fields/uploads/use-preflight.tsx'
import { paths } from '../../paths/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { PHONE, useMatchMedia } from '../../ui/use-match-media.ts'
import { useKeepsVersions } from './versions/use-keeps-versions.ts'

interface LibraryActsProps {
  exporting: ExportAction
  /** Whether the deployment takes files. */
  takesFiles: boolean
  /** Whether there is nothing yet, so that the main way to add stands where that is said. */
  isBare: boolean
}

/** What can be done in the library as a whole: the two ways to add that are used most, and a menu with the others. */
export function LibraryActs({ exporting, takesFiles, isBare }: LibraryActsProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const refused = useRefusal('write')
  const keepsTrash = useKeepsVersions()
  // A phone has no folders to choose.
  const isPhone = useMatchMedia(PHONE)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { ask, dialog } = usePreflight()
  const trash: RowAction = {
    label: i18n._('Trash'),
    icon: 'trash',
    onAct: () => void navigate(paths.multimedia.trash()),
  }
  const ofAll: readonly RowAction[] = [exporting, ...(keepsTrash ? [trash] : [])]
  const wholeFolder: RowAction = {
    label: i18n._('Upload a folder'),
    icon: 'folder',
    disabledReason: refused,
    onAct: () => folder.current?.click(),
  }
  const label = i18n._('More actions')
  const { opener, sources } = useMoreWays(
    { onFiles: ask },
    { label, before: isPhone ? [] : [wholeFolder], after: ofAll, refused },
  )
  return (
    <>
      {takesFiles ? (
        <Button icon="more" iconOnly busy={exporting.busy} {...opener}>
          {label}
        </Button>
      ) : (
        <MenuButton icon="more" iconOnly busy={exporting.busy} actions={ofAll}>
          {label}
        </MenuButton>
      )}
      {(takesFiles || !isBare) && (
        <ButtonLink
          folds
          kind={takesFiles ? 'plain' : 'primary'}
          icon="plus"
          to={paths.multimedia.create()}
          refused={refused}
        >
          {takesFiles ? i18n._('Add from URL') : i18n._('Add file')}
        </ButtonLink>
      )}
      {takesFiles && (
        <>
          {!isBare && (
            <Button folds kind="primary" icon="upload" refused={refused} onClick={() => files.current?.click()}>
              {i18n._('Upload files')}
            </Button>
          )}
          <FilesInput input={files} onFiles={ask} />
          <FilesInput input={folder} folder onFiles={ask} />
          {sources}
          {dialog}
        </>
      )}
    </>
  )
}
