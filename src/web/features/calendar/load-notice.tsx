import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../client/error-words.ts'
import { retryFailed } from '../../client/query.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'

interface LoadNoticeProps {
  error: unknown
  /** When what is shown was read, epoch milliseconds; undefined where nothing of it was. */
  since: number | undefined
}

/** Says above the calendar why it does not show what the service has now, since when, and how to read everything anew. */
export function LoadNotice({ error, since }: LoadNoticeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { title, advice } = errorWords(i18n, error)
  const again = async () => {
    setBusy(true)
    await retryFailed(queryClient)
    setBusy(false)
  }
  return (
    <Alert
      severity="warning"
      icon={<Icon name="warning" />}
      style={{ marginBlockEnd: 12 }}
      action={
        <Button icon="refresh" busy={busy} onClick={() => void again()}>
          {i18n._('Try again')}
        </Button>
      }
    >
      <strong>{title}.</strong>{' '}
      {since === undefined ? advice : i18n._('Last loaded {time}.', { time: sinceWords(since) })}
    </Alert>
  )
  function sinceWords(at: number): string {
    const zone = ownZone()
    return format.date(at, zone) === format.date(Date.now(), zone) ? format.time(at, zone) : format.dateTime(at, zone)
  }
}
