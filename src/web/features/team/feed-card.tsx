import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import MuiButton from '@mui/material/Button'
import type { CalendarFeed } from '#api/contract/calendar-feeds.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useHistoryAction } from '../../fields/history/use-history-action.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/toast.ts'

const Card = styled('li')({
  display: 'grid',
  gap: 8,
  padding: 16,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  '& h3': { margin: 0, fontSize: size.body1, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& code': { fontSize: size.caption, overflowWrap: 'anywhere' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/** One address of a calendar: what it shows, the ways to use it, and the end of it. */
export function FeedCard({ feed, zone }: { feed: CalendarFeed; zone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { baseUrl } = useApi()
  const onError = (error: unknown) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
  const renew = useOperation(contract.calendarFeeds.renew, { onError })
  const remove = useOperation(contract.calendarFeeds.remove, { onError })
  const history = useHistoryAction((record) => paths.settings.audit({ resource: 'calendarFeeds', record }))?.(feed.id)
  const input = { params: { id: feed.id }, ifVersion: feed.version }
  const address = feed.address === null ? null : new URL(feed.address, baseUrl).href
  const askToRenew = async () => {
    const isMeant = await confirm({
      title: i18n._('Replace this address?'),
      text: i18n._('The address of today stops working at once. Whoever subscribed needs the new one.'),
      confirmLabel: i18n._('Replace the address'),
      danger: true,
    })
    if (isMeant) renew.mutate(input)
  }
  const askToRevoke = async () => {
    const isMeant = await confirm({
      title: i18n._('Revoke this address?'),
      text: i18n._('Calendars that subscribed to it get nothing anymore. What they have already read may stay there.'),
      confirmLabel: i18n._('Revoke the address'),
      danger: true,
    })
    if (isMeant) remove.mutate(input)
  }
  return (
    <Card>
      <h3>{feed.names ? i18n._('With guest names') : i18n._('Busy times and services')}</h3>
      <p>{i18n._('Created {date}', { date: format.dateTime(feed.createdAt, zone) })}</p>
      {address !== null && <code dir="ltr">{address}</code>}
      <div className="buttons">
        {address !== null && <CopyButton text={address} label={i18n._('Copy address')} iconOnly={false} />}
        {address !== null && (
          <MuiButton
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="calendar" />}
            href={address.replace(/^https?:/, 'webcal:')}
          >
            {i18n._('Open in calendar app')}
          </MuiButton>
        )}
        {history && (
          <Button icon="clock" onClick={history.onAct}>
            {history.label}
          </Button>
        )}
        <Button icon="refresh" busy={renew.isPending} onClick={() => void askToRenew()}>
          {i18n._('Replace')}
        </Button>
        <Button icon="trash" busy={remove.isPending} onClick={() => void askToRevoke()}>
          {i18n._('Revoke')}
        </Button>
      </div>
    </Card>
  )
}
