import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { UploadQueue, Upload } from '../../../../client/uploads/upload.ts'
import { useUploadQueue } from '../../../../client/upload-store.ts'
import { waitingWords } from '../../../../fields/uploads/dock/upload-words.ts'
import { errorSentence } from '../../../../fields/error-sentence.ts'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/run/progress-bar.tsx'
import { paint } from '../../../../theme/paint.ts'
import { size } from '../../../../theme/scale.ts'

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 100%',
  paddingBlock: 4,
  // It stands in a row of buttons whose words, not edges, are aligned with the page.
  paddingInlineStart: 12,
  fontSize: size.body2,
  '& > .bar': { flex: '1 1 120px', minInlineSize: 0 },
  '& p': { flex: '1 1 100%', margin: 0, color: paint.danger },
})

/** A file on its way to take the place of another. */
export default function Replacing({ upload }: { upload: Upload }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const openQueue = useUploadQueue()
  const act = (work: (queue: UploadQueue) => unknown) => void openQueue().then(work)
  const { id, phase, sent, size } = upload
  if (phase === 'done') {
    return (
      <Box>
        <output>{i18n._('New file uploaded')}</output>
        <Button kind="quiet" onClick={() => act((queue) => queue.dismiss(id))}>
          {i18n._('Dismiss')}
        </Button>
      </Box>
    )
  }
  const stands =
    phase === 'paused'
      ? i18n._('Paused')
      : phase === 'offline'
        ? waitingWords(i18n, upload.error)
        : phase === 'confirming'
          ? i18n._('The server is checking the file')
          : i18n._('Uploading the new file')
  const failed = phase === 'failed' || phase === 'needs-file'
  return (
    <Box>
      {failed ? (
        <p role="alert">
          {i18n._('Couldn’t upload the new file. Try again, or cancel to keep the old one.')}{' '}
          {errorSentence(i18n, upload.error)}
        </p>
      ) : (
        <>
          <output>{stands}</output>
          <span className="bar">
            <ProgressBar
              label={i18n._('The new file')}
              value={sent}
              total={size}
              text={format.percent(size === 0 ? 0 : sent / size)}
              waiting={phase === 'paused' || phase === 'offline'}
            />
          </span>
        </>
      )}
      {phase === 'failed' && <Button onClick={() => act((queue) => queue.retry(id))}>{i18n._('Try again')}</Button>}
      <Button kind="quiet" onClick={() => act((queue) => queue.cancel(id))}>
        {i18n._('Cancel')}
      </Button>
    </Box>
  )
}
