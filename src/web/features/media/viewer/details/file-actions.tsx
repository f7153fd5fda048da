import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiButton from '@mui/material/Button'
import { useRef } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../../../client/use-operation.ts'
import { errorSentence } from '../../../../fields/error-sentence.ts'
import { useBringBack } from '../../../../fields/media/use-kept.ts'
import { useMediaSrc } from '../../../../fields/media/use-media-src.ts'
import { useDeleteQuestion } from '../../../../fields/uses/use-delete-question.tsx'
import { paths } from '../../../../paths/paths.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { MenuButton } from '../../../../ui/menu-button.tsx'
import { useRefusal } from '../../../../fields/rights/use-refusal.ts'
import { showToast } from '../../../../ui/toast.ts'
import { mediaLinks } from '../media-links.ts'
import { useReplaceFile } from './use-replace-file.tsx'
import { useRevokeLinks } from './use-revoke-links.ts'
import { useSaveOriginal } from './use-save-original.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

interface FileActionsProps {
  medium: Multimedia
  /** Called once the medium is deleted; without it that is offered elsewhere. */
  onGone?: () => void
}

/** What can be done with the file of a medium: hand its address on, save it, give it another, take its address back. */
export function FileActions({ medium, onGone }: FileActionsProps) {
  const { i18n } = useLingui()
  const srcOf = useMediaSrc()
  const remove = useOperation(contract.multimedia.remove)
  const { ask, question } = useDeleteQuestion(paths)
  const refused = useRefusal('write')
  const bringBack = useBringBack()
  const menu = useRef<HTMLButtonElement>(null)
  const replacement = useReplaceFile(medium)
  const revoke = useRevokeLinks(medium)
  const original = useSaveOriginal(medium)
  const { id, name, url } = medium
  const src = url ? srcOf(url) : ''
  const links = src !== '' && URL.canParse(src, location.href) ? mediaLinks(medium, src, location.href) : undefined
  const isMissing = url === null
  const undo = async (takeBack: () => Promise<void>) => {
    try {
      await takeBack()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
  }
  const act = async () => {
    if (!(await ask({ kind: 'medium', record: medium }, name))) return menu.current?.focus()
    try {
      await remove.mutateAsync({ params: { id } })
      const takeBack = bringBack(medium)
      showToast({
        tone: 'confirmed',
        text: i18n._('Deleted “{name}”', { name }),
        ...(takeBack && { action: { label: i18n._('Undo'), run: () => void undo(takeBack) } }),
      })
      onGone?.()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
  }
  // What a record without a file needs first stands beside the menu.
  const ways = [isMissing ? undefined : replacement.action, original, revoke].filter((way) => way !== undefined)
  return (
    <Row>
      {links && (
        <>
          <CopyButton text={links.address} label={i18n._('Copy URL')} iconOnly={false} />
          <MuiButton
            variant="text"
            color="inherit"
            startIcon={<Icon name="download" />}
            href={links.download}
            download={links.fileName}
            target="_blank"
            rel="noreferrer"
          >
            {i18n._('Download')}
          </MuiButton>
        </>
      )}
      {replacement.action && isMissing && (
        <Button icon="upload" refused={refused} onClick={replacement.action.onAct}>
          {replacement.action.label}
        </Button>
      )}
      {(ways.length > 0 || onGone) && (
        <MenuButton
          ref={menu}
          kind="quiet"
          icon="more"
          iconOnly
          busy={remove.isPending}
          actions={[
            ...ways.map((way) => ({ ...way, disabledReason: refused })),
            ...(onGone
              ? [
                  {
                    label: i18n._('Delete'),
                    icon: 'trash',
                    danger: true,
                    disabledReason: refused,
                    onAct: () => void act(),
                  } as const,
                ]
              : []),
          ]}
        >
          {i18n._('File actions')}
        </MenuButton>
      )}
      {replacement.shown}
      {question}
    </Row>
  )
}
