import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { valuesOf } from '../../commands/appointments/form/appointment-values.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { bookingAddress } from '../../commands/appointments/view/view-state.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import type { MergeDialogProps } from '../../fields/record/merging/merge-dialog.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { keepMine } from '../../offline/decide.ts'
import { isBooking, type UnsentCall } from '../../offline/unsent.ts'
import type { UnsentQueue } from '../../offline/unsent-queue.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { aboutWords, deedWords, isNote, recordOf, unsentNote } from './unsent-words.ts'

// What is loaded late keeps no type parameter.
const MergeDialog = lazySection<MergeDialogProps<{ comment: string }>>(
  withMessages(() => import('../../fields/record/merging/merge-dialog.tsx')),
)

const Item = styled('li')({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${paint.line}`,
  '& strong': { fontWeight: weight.semibold },
  '& small': { color: paint.soft, fontSize: size.body2 },
  '& p': { display: 'flex', alignItems: 'flex-start', gap: 6, margin: 0, fontSize: size.body2 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 },
})

interface RowProps {
  call: UnsentCall
  queue: UnsentQueue
  /** Closes the list: another part of the page goes on. */
  onClose: () => void
}

/** Why the service did not carry a call out, and what is stored instead. */
function useReason({ call }: Pick<RowProps, 'call'>) {
  const { i18n } = useLingui()
  const { refusal } = call
  const isMade = isBooking(call)
  const { data: theirs } = useQuery({
    ...queryOf(useApi(), contract.appointmentsV2.get, { params: { id: call.recordId } }),
    enabled: refusal !== undefined && refusal.kind !== 'not-found' && !isMade,
    staleTime: 0,
  })
  if (!refusal) return { theirs, words: undefined }
  if (refusal.kind === 'slow') {
    return {
      theirs,
      words: i18n._('This may have been booked already: no answer came. Check before you send it again.'),
    }
  }
  if (refusal.kind === 'not-found') return { theirs, words: i18n._('Someone deleted this appointment meanwhile.') }
  if (isMade && refusal.kind === 'conflict') return { theirs, words: i18n._('This time was taken meanwhile.') }
  if (refusal.kind !== 'conflict') {
    return { theirs, words: i18n._('The server refused it: {reason}', { reason: refusal.description }) }
  }
  const status = theirs ? standingOf(theirs, i18n).label : ''
  const stored = [status, ...(theirs?.comment ? [theirs.comment] : [])].filter(Boolean).join(' · ')
  return {
    theirs,
    words: stored
      ? i18n._('Someone changed this appointment meanwhile. Now: {stored}', { stored })
      : i18n._('Someone changed this appointment meanwhile.'),
  }
}

/** One write that waits: what it does, and what can become of it where the service refused it. */
export function UnsentRow({ call, queue, onClose }: RowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendars } = useClinic()
  const navigate = useNavigate()
  const location = useLocation()
  const [isMerging, setMerging] = useState(false)
  const { theirs, words } = useReason({ call })
  const { refusal } = call
  const isMade = isBooking(call)
  const about = aboutWords(call, calendars, i18n, format)
  const deed = deedWords(call, i18n)
  const zone = ownZone()
  const drop = () => void queue.drop(call)
  const keep = (comment?: string) => void keepMine(queue, call, theirs, comment)
  const bookElsewhere = () => {
    const values = { ...valuesOf(recordOf(call)), startDate: null }
    const from = Date.parse(recordOf(call).startDate)
    const state: CalendarStep = { booking: { values, from, instead: call.id } }
    void navigate(bookingAddress(location), { state })
    onClose()
  }
  return (
    <Item>
      <strong>{about}</strong>
      <span>{deed}</span>
      <small>{i18n._('Typed {time}', { time: format.dateTime(call.typedAt, zone, 'day') })}</small>
      {words === undefined ? (
        !call.isTried && (
          <div className="ways">
            <Button
              kind="quiet"
              onClick={drop}
              aria-label={i18n._('Don’t send: {what}', { what: `${deed}, ${about}` })}
            >
              {i18n._('Don’t send')}
            </Button>
          </div>
        )
      ) : (
        <>
          <p role="alert">
            <Icon name="warning" size={16} />
            {words}
          </p>
          <div className="ways">
            {isMade && refusal?.kind === 'slow' && (
              <Button kind="primary" onClick={() => keep()}>
                {i18n._('Send again')}
              </Button>
            )}
            {isMade && refusal?.kind !== 'slow' && (
              <Button kind="primary" onClick={bookElsewhere}>
                {i18n._('Book at another time')}
              </Button>
            )}
            {!isMade && theirs && (
              <Button kind="primary" onClick={() => keep()}>
                {i18n._('Keep mine')}
              </Button>
            )}
            {isNote(call) && theirs && <Button onClick={() => setMerging(true)}>{i18n._('Compare and merge')}</Button>}
            <Button onClick={drop}>{theirs && !isMade ? i18n._('Keep theirs') : i18n._('Drop it')}</Button>
          </div>
        </>
      )}
      {isMerging && theirs && (
        <Suspense>
          <MergeDialog
            base={{ comment: recordOf(call).comment ?? '' }}
            mine={{ comment: unsentNote(call) ?? '' }}
            theirs={{ comment: theirs.comment ?? '' }}
            labels={{ comment: i18n._('Internal notes') }}
            purpose="save"
            since={undefined}
            onTake={({ comment }) => keep(comment)}
            onTheirs={drop}
            onClose={() => setMerging(false)}
          />
        </Suspense>
      )}
    </Item>
  )
}
