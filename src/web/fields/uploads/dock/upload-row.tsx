import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { memo, useContext, useRef, useState } from 'react'
import { typeOfFormat } from '#api/core/rules/media-type.ts'
import { useUploadQueue } from '../../../client/upload-store.ts'
import type { Upload, UploadPhase, UploadQueue } from '../../../client/uploads/upload.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { ProgressBar } from '../../../ui/run/progress-bar.tsx'
import { mediaIcon } from '../../media/media-src.ts'
import { FilesInput } from '../files-input.tsx'
import { MediumPlace } from '../medium-place.ts'
import { EDGE } from './dock-frame.ts'
import { isGoing } from './totals.ts'
import { phaseWords, troubleWords } from './upload-words.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Link } from '../../../ui/link.tsx'
import { useObjectUrl } from '../../../ui/use-object-url.ts'

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '6px 12px',
  alignItems: 'center',
  paddingBlock: 10,
  paddingInline: `${EDGE}px 12px`,
  // Hundreds of files cost no more than those in sight.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 64px',
  '& + &': { borderBlockStart: `1px solid ${paint.softLine}` },
  '& > .picture': {
    gridRow: 'span 2',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    blockSize: 42,
    overflow: 'hidden',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.inner,
    background: paint.sunken,
    color: paint.soft,
  },
  '& > .picture > img': { inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'cover' },
  '& .name': {
    display: 'block',
    overflow: 'hidden',
    color: paint.ink,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a.name:hover': { textDecoration: 'underline' },
  '& .phase': { display: 'flex', gap: 4, alignItems: 'center', color: paint.soft, fontSize: size.caption },
  '& .phase > svg': { flex: 'none', color: paint.faint },
  '&[data-phase="done"] .phase > svg': { color: paint.accent },
  '&[data-phase="failed"] .phase, &[data-phase="needs-file"] .phase': {
    color: paint.danger,
    '& > svg': { color: 'inherit' },
  },
  '& .ways': { display: 'flex', alignItems: 'center', gap: 2, color: paint.soft, fontSize: size.body2 },
  '& .ways > .part': { fontVariantNumeric: 'tabular-nums', marginInlineEnd: 4 },
  '& > .below': { gridColumn: '2 / -1', display: 'grid', gap: 6, marginInlineEnd: 8, '&:empty': { display: 'none' } },
  '& .trouble': { margin: 0, color: paint.soft, fontSize: size.caption, overflowWrap: 'anywhere' },
})

/** What stands before the words of a phase. */
const ICONS: Readonly<Record<UploadPhase, IconName>> = {
  waiting: 'clock',
  reading: 'upload',
  declaring: 'upload',
  sending: 'upload',
  confirming: 'upload',
  paused: 'pause',
  offline: 'clock',
  failed: 'warning',
  'needs-file': 'warning',
  done: 'confirmed',
}

/** Does something with the queue, which is open where there are uploads to be seen. */
export type Act = (work: (queue: UploadQueue) => unknown) => void

/** How the dock does what its buttons say; the same function as long as the connection is the same. */
export const useAct = (): Act => {
  const open = useUploadQueue()
  const acts = kept.get(open) ?? ((work) => void open().then(work))
  kept.set(open, acts)
  return acts
}

const kept = new WeakMap<() => Promise<UploadQueue>, Act>()

interface UploadRowProps {
  upload: Upload
  act: Act
}

/** The small picture of a file, or the sign of its type. */
function RowPicture({ upload: { picture, format } }: { upload: Upload }) {
  const src = useObjectUrl(picture)
  if (src !== undefined) return <img src={src} alt="" decoding="async" />
  return <Icon name={mediaIcon(typeOfFormat(format) ?? '')} size={20} />
}

/** One file on its way, and what can be done about it. Painted again only where it changed. */
export const UploadRow = memo(PlainRow)

function PlainRow({ upload, act }: UploadRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const placeOf = useContext(MediumPlace)
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const { id, name, phase, mediumId, size, sent, read } = upload
  const words = phaseWords(i18n, format, upload)
  const trouble =
    wrong && phase === 'needs-file'
      ? i18n._('That file has a different size. Choose the one this upload started with.')
      : troubleWords(i18n, upload)
  const isReading = phase === 'reading'
  return (
    <Row data-phase={phase}>
      <span className="picture">
        <RowPicture upload={upload} />
      </span>
      <div>
        {phase === 'done' && mediumId && placeOf ? (
          <Link className="name" to={placeOf(mediumId)} title={name}>
            {name}
          </Link>
        ) : (
          <span className="name" title={name}>
            {name}
          </span>
        )}
        <span className="phase">
          <Icon name={ICONS[phase]} size={14} />
          {isReading ? `${words} · ${format.percent(read ?? 0)}` : words}
        </span>
      </div>
      <span className="ways">
        {phase === 'sending' && <span className="part">{format.percent(size === 0 ? 0 : sent / size)}</span>}
        {isGoing(upload) && phase !== 'confirming' && (
          <Button kind="quiet" icon="pause" iconOnly onClick={() => act((queue) => queue.pause(id))}>
            {i18n._('Pause {name}', { name })}
          </Button>
        )}
        {phase === 'paused' && (
          <Button kind="quiet" icon="play" iconOnly onClick={() => act((queue) => queue.resume(id))}>
            {i18n._('Resume {name}', { name })}
          </Button>
        )}
        {phase === 'failed' && (
          <Button kind="quiet" icon="refresh" iconOnly onClick={() => act((queue) => queue.retry(id))}>
            {i18n._('Retry {name}', { name })}
          </Button>
        )}
        {phase === 'needs-file' && (
          <>
            <Button
              icon="folder"
              aria-label={i18n._('Choose the file of {name} again', { name })}
              onClick={() => input.current?.click()}
            >
              {i18n._('Choose file')}
            </Button>
            <FilesInput
              input={input}
              single
              onFiles={([file]) => file && act((queue) => setWrong(!queue.giveFile(id, file)))}
            />
          </>
        )}
        {phase === 'done' ? (
          <Button kind="quiet" icon="close" iconOnly onClick={() => act((queue) => queue.dismiss(id))}>
            {i18n._('Remove {name} from the list', { name })}
          </Button>
        ) : (
          <Button kind="quiet" icon="close" iconOnly onClick={() => act((queue) => queue.cancel(id))}>
            {i18n._('Cancel the upload of {name}', { name })}
          </Button>
        )}
      </span>
      <div className="below">
        {phase !== 'done' && phase !== 'failed' && (
          <ProgressBar
            label={name}
            value={isReading ? (read ?? 0) : sent}
            total={isReading ? 1 : size}
            text={isReading ? `${words} · ${format.percent(read ?? 0)}` : words}
            waiting={!isGoing(upload) || phase === 'waiting' || phase === 'offline'}
          />
        )}
        {trouble !== undefined && <p className="trouble">{trouble}</p>}
      </div>
    </Row>
  )
}
