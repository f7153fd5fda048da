import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { FEED_DAYS } from '#api/core/rules/calendar-feed.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryOf } from '../../client/query.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { FeedCard } from './feed-card.tsx'

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& .new': { display: 'grid', gap: 8, justifyItems: 'start' },
})

/** The addresses under which other calendars subscribe to this one. */
export default function FeedsPanel({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) {
  const { i18n } = useLingui()
  const [names, setNames] = useState(false)
  const query = { calendarId: calendar.id, limit: 100 }
  const api = useApi()
  const { data, error, refetch } = useQuery(queryOf(api, contract.calendarFeeds.list, { query }))
  const create = useOperation(contract.calendarFeeds.create, { onSuccess: () => setNames(false) })
  const failed = error && errorWords(i18n, error)
  const isUnreachable = api.localMedia !== undefined || data?.items.some(({ address }) => address === null)
  return (
    <SidePanel
      open
      title={i18n._('Subscribe to “{name}”', { name: calendar.name })}
      description={i18n._('Google Calendar, Apple Calendar and Outlook show these times and keep them up to date.')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{i18n._('Close')}</Button>}
    >
      <Body>
        <p>
          {i18n._(
            'Whoever has an address can read it without signing in: {before} days back, {after} days ahead. Most calendars read it again within some hours.',
            FEED_DAYS,
          )}
        </p>
        {isUnreachable && (
          <Alert severity="info" icon={false}>
            {i18n._('The demo runs inside this page, where no other calendar can reach it. A server gives an address.')}
          </Alert>
        )}
        {failed && <ErrorState title={failed.title} description={failed.advice} retry={() => void refetch()} />}
        {!failed && !data && <Bone height="120px" />}
        {data && data.items.length === 0 && <p>{i18n._('There is no address yet.')}</p>}
        {data && data.items.length > 0 && (
          <ul aria-label={i18n._('Addresses')}>
            {data.items.map((feed) => (
              <FeedCard key={feed.id} feed={feed} zone={calendar.timezone} />
            ))}
          </ul>
        )}
        <div className="new">
          <CheckField
            label={i18n._('Show guest names')}
            help={
              names
                ? i18n._(
                    'Names of guests and titles of blocks leave this system, also to the company behind the calendar.',
                  )
                : i18n._('Shows busy times and the service, never who comes.')
            }
            checked={names}
            onTick={setNames}
          />
          {create.error && (
            <Alert severity="error" icon={false}>
              {errorSentence(i18n, create.error)}
            </Alert>
          )}
          <Button
            kind="primary"
            icon="plus"
            busy={create.isPending}
            onClick={() => create.mutate({ body: { calendarId: calendar.id, names } })}
          >
            {i18n._('Create address')}
          </Button>
        </div>
      </Body>
    </SidePanel>
  )
}
