import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { memo, useContext, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Upload } from '../../../client/uploads/upload.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { ProgressBar } from '../../../ui/run/progress-bar.tsx'
import { FilesInput } from '../files-input.tsx'
import { MediumPlace } from '../medium-place.ts'
import { isGoing } from './totals.ts'
import { phaseWords, troubleWords } from './upload-words.ts'
import type { Act } from './use-act.ts'
import { size, weight } from '../../../theme/scale.ts'

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 8px',
  alignItems: 'center',
  paddingBlock: 8,
  paddingInline: '14px 8px',
  fontSize: size.body2,
  // Hundreds of files cost no more than those in sight.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 58px',
  '& + &': { borderBlockStart: `1px solid ${paint.line}` },
  '& .name': {
    display: 'block',
    overflow: 'hidden',
    fontWeight: weight.medium,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a.name': { color: paint.accent },
  '& .phase': { color: paint.soft, fontSize: size.caption },
  '& .ways': { display: 'flex', gap: 2 },
  '& progress': { gridColumn: '1 / -1', blockSize: 5, inlineSize: 'calc(100% - 6px)' },
  '& .trouble': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: 6,
    margin: '0 6px 0 0',
    color: paint.danger,
    fontSize: size.caption,
    overflowWrap: 'anywhere',
  },
  '& .trouble > svg': { flex: 'none', marginBlockStart: 1 },
})

interface UploadRowProps {
  upload: Upload
  act: Act
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
        <span className="phase">{isReading ? `${words} · ${format.percent(read ?? 0)}` : words}</span>
      </div>
      <span className="ways">
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
            {i18n._('Cancel {name}', { name })}
          </Button>
        )}
      </span>
      {phase !== 'done' && phase !== 'failed' && (
        <ProgressBar
          label={name}
          value={isReading ? (read ?? 0) : sent}
          total={isReading ? 1 : size}
          text={isReading ? `${words} · ${format.percent(read ?? 0)}` : words}
          waiting={!isGoing(upload) || phase === 'waiting' || phase === 'offline'}
        />
      )}
      {trouble !== undefined && (
        <p className="trouble">
          <Icon name="warning" size={15} />
          {trouble}
        </p>
      )}
    </Row>
  )
}
