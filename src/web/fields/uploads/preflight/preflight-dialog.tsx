import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { invalidate } from '../../../client/query.ts'
import { useUploadQueue } from '../../../client/upload-store.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { useRoomForFiles } from '../../media/use-kept.ts'
import { Notice } from '../../../ui/form/notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { paint } from '../../../theme/paint.ts'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FilesInput } from '../files-input.tsx'
import type { PreflightOutcome } from '../preflight-outcome.ts'
import { roomWords } from '../room-words.ts'
import { withPosterAfter } from '../posters/with-poster.ts'
import { useUploadLimits, type UploadLimits } from '../use-upload-limits.ts'
import { NOTHING_FOR_ALL } from './for-all.ts'
import { ForAllFields } from './for-all-fields.tsx'
import { formatWord, typesOf } from './formats.ts'
import { summaryOf, wantedOf } from './outcome.ts'
import { problemWords } from './problem-words.ts'
import { PreflightRow } from './preflight-row.tsx'
import { useCandidates } from './use-candidates.ts'
import { size } from '../../../theme/scale.ts'

const List = styled(MuiList)({ margin: '-10px 0 0', padding: 0, '& > li:last-child': { border: 0 } })
const Summary = styled('output')({
  flex: '1 1 240px',
  alignSelf: 'center',
  color: paint.soft,
  fontSize: size.body2,
})

const Note = styled('p')({ margin: '0 0 10px', color: paint.soft, fontSize: size.body2 })

const Ticks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 10px' })

const NO_LIMITS: UploadLimits = { maxSize: null, formats: [] }

interface PreflightDialogProps extends PreflightOutcome {
  open: boolean
  /** May grow while it is open. */
  files: readonly File[]
  onClose: () => void
}

/** Looks at files before a byte of them is sent: what each is, what stands against it, and what it shall be called. */
export default function PreflightDialog(props: PreflightDialogProps) {
  const { open, files, onClose, only, onSent, onDone, onUse } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const openQueue = useUploadQueue()
  const api = useApi()
  const queryClient = useQueryClient()
  const taken = useUploadLimits() ?? NO_LIMITS
  const limits = useMemo(() => (only ? { ...taken, only } : taken), [taken, only])
  const [sending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { state, add, say, tickAll } = useCandidates(files)
  const [forAll, setForAll] = useState(NOTHING_FOR_ALL)
  const summary = summaryOf(state, limits, forAll)
  const { sendable, sent, bytes, refused, twins, reading, silent } = summary
  const room = useRoomForFiles()
  const lacks = room !== undefined && bytes > room.free
  const leave = async () => {
    const question = {
      title: i18n._('Leave without uploading?'),
      text: i18n._('You’ll lose the details you entered.'),
      confirmLabel: i18n._('Leave'),
      danger: true,
    }
    const isTouched = forAll !== NOTHING_FOR_ALL || state.candidates.some(({ touched }) => touched)
    if (!isTouched || (await confirm(question))) onClose()
  }
  const send = async () => {
    const wanted = wantedOf(summary.rows, forAll, onDone)
    setSending(true)
    try {
      const queue = await openQueue()
      const posters = {
        api,
        queue,
        formats: limits.formats,
        words: (name: string) => i18n._('Poster of {name}', { name }),
        onShown: () => void invalidate(queryClient, contract.multimedia.update),
      }
      const ids = queue.add(wanted.map(withPosterAfter(posters)))
      onSent?.(ids)
      onClose()
    } catch {
      setSending(false)
      showToast({
        key: 'uploads',
        tone: 'no-show',
        text: i18n._('Couldn’t upload: the connection was lost, or a new version was installed. Try again.'),
      })
    }
  }
  const use = (medium: Multimedia, key: number) => {
    onUse?.(medium)
    say(key, { wanted: false })
    // Nothing else is here to be decided.
    if (sent === 0) onClose()
  }
  const words = [
    reading > 0
      ? i18n._('{done} of {count} read', {
          done: format.number(summary.count - reading),
          count: format.number(summary.count),
        })
      : undefined,
    refused > 0
      ? i18n._('{refused, plural, one {# can’t be uploaded} other {# can’t be uploaded}}', { refused })
      : undefined,
    twins > 0 ? i18n._('{twins, plural, one {# already exists} other {# already exist}}', { twins }) : undefined,
    silent > 0
      ? i18n._('{silent, plural, one {# without alternative text} other {# without alternative text}}', { silent })
      : undefined,
    state.known === null ? i18n._('Couldn’t load existing files, so we didn’t check for duplicates.') : undefined,
  ]
  const takes = [
    limits.maxSize === null ? undefined : i18n._('Up to {size} each.', { size: format.bytes(limits.maxSize) }),
    limits.formats.length === 0
      ? undefined
      : i18n._('Formats: {formats}.', {
          formats: limits.formats
            .filter((it) => !only || typesOf(it).includes(only))
            .map(formatWord)
            .join(', '),
        }),
  ]
  return (
    <FormDialog
      open={open}
      onClose={() => void leave()}
      title={i18n._('{count, plural, one {Upload # file} other {Upload # files}}', { count: summary.count })}
      description={takes.filter(Boolean).join(' ')}
      width={920}
      actions={
        <>
          <Summary aria-busy={reading > 0}>{words.filter(Boolean).join(' · ')}</Summary>
          <Button kind="quiet" icon="plus" onClick={() => input.current?.click()}>
            {i18n._('Add files')}
          </Button>
          <FilesInput input={input} onFiles={add} />
          <Button onClick={() => void leave()}>{i18n._('Cancel')}</Button>
          <Button
            kind="primary"
            busy={reading > 0 || sending}
            disabled={reading === 0 && (sent === 0 || lacks)}
            onClick={() => void send()}
          >
            {i18n._(
              '{sent, plural, =0 {Nothing to upload} one {Upload # file ({size})} other {Upload # files ({size})}}',
              {
                sent,
                size: format.bytes(bytes),
              },
            )}
          </Button>
        </>
      }
    >
      <div role="alert">{lacks && <Notice title={roomWords(i18n, format, bytes, room)} />}</div>
      {silent > 0 && <Note>{problemWords(i18n, format, { kind: 'no-alt-text' })}</Note>}
      {summary.count > 1 && (
        <>
          <ForAllFields forAll={forAll} onSay={(more) => setForAll({ ...forAll, ...more })} />
          <Ticks>
            <Button kind="quiet" disabled={sent === sendable} onClick={() => tickAll(true)}>
              {i18n._('Select all')}
            </Button>
            <Button kind="quiet" disabled={sent === 0} onClick={() => tickAll(false)}>
              {i18n._('Select none')}
            </Button>
          </Ticks>
        </>
      )}
      <List aria-label={i18n._('Files to upload')}>
        {summary.rows.map(({ candidate, name, twin, medium, comparing }) => (
          <PreflightRow
            key={candidate.key}
            candidate={candidate}
            name={name}
            altTextForAll={forAll.altText}
            limits={limits}
            twin={twin}
            medium={medium}
            comparing={comparing}
            onSay={say}
            onUse={onUse && use}
          />
        ))}
      </List>
    </FormDialog>
  )
}
