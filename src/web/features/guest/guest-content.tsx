import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { filesOf } from '#api/core/rules/appointment-files.ts'
import { errorWords } from '../../client/error-words.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { Contact, InternalNotes } from './contact.tsx'
import { GuestFiles } from './guest-files.tsx'
import { Duplicates } from './duplicates.tsx'
import { Figures } from './figures.tsx'
import type { GuestLinks } from './guest-links.ts'
import type { Habit } from './guest-record.ts'
import type { GuestReading } from './use-guest-record.ts'
import { VisitList } from './visit-list.tsx'

const Content = styled('div')({ containerType: 'inline-size' })

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 880px)': {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
    '& > * + *': { marginInlineStart: 20, paddingInlineStart: 20, borderInlineStart: `1px solid ${paint.line}` },
  },
  // How somebody is reached comes first where there is one column.
  '@container (max-width: 879.95px)': { '& > .about': { order: -1 } },
  '& section': { paddingBlock: '12px 16px' },
  '& section + section': { borderBlockStart: `1px solid ${paint.line}` },
  '& section > h2': { margin: 0, minBlockSize: 32, fontSize: size.body2, fontWeight: weight.medium },
  '& section > h2 > span': { color: paint.soft, fontWeight: weight.regular },
  '& section > button': { marginInlineStart: -12 },
  '& section > p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})

/** A part of what is known; nothing where there is nothing to tell. */
function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h2>
        {title} {count !== undefined && <span>{count}</span>}
      </h2>
      {children}
    </section>
  )
}

interface GuestContentProps {
  found: GuestReading
  links: GuestLinks
  /** Books what they usually come for; absent where a booking is being made already. */
  onBook?: ((habit: Habit) => void) | undefined
}

/** What is known of a guest: figures, what comes and what was, how they are reached, what the team wrote down. */
export function GuestContent({ found, links, onBook }: GuestContentProps) {
  const { i18n } = useLingui()
  const now = useNow()
  const clinic = useClinic()
  const refused = useRefusal('write')
  const { record, isPending, error, retry } = found
  const { usual, upcoming, past, waiting } = record
  const words = error && errorWords(i18n, error)
  const usualWords =
    usual &&
    i18n._('{service} with {person}', {
      service: clinic.services.get(usual.serviceId ?? '')?.name ?? '',
      person: clinic.calendars.get(usual.calendarId ?? '')?.name ?? '',
    })
  return (
    <Content>
      <Figures record={record} clinic={clinic} now={now} />
      {words && (
        <p role="alert">
          {words.title}. {words.advice}{' '}
          <Button icon="refresh" onClick={() => void retry()}>
            {i18n._('Try again')}
          </Button>
        </p>
      )}
      <Columns aria-busy={isPending}>
        <div>
          <Part title={i18n._('Upcoming')} count={upcoming.length}>
            <VisitList visits={upcoming} {...{ clinic, now, links }} />
          </Part>
          <Part title={i18n._('Waiting list')} count={waiting.length}>
            <VisitList visits={waiting} {...{ clinic, now, links }} />
          </Part>
          <Part title={i18n._('Past')} count={past.length}>
            <VisitList visits={past} {...{ clinic, now, links }} />
          </Part>
          <Part title={i18n._('Possible duplicates')} count={record.duplicates.length}>
            <Duplicates {...{ record, links }} />
          </Part>
        </div>
        <div className="about">
          <Part title={i18n._('Contact')}>
            <Contact record={record} />
            {usual && onBook && (
              <Button kind="quiet" icon="redo" onClick={() => onBook(usual)} refused={refused}>
                {i18n._('Book as usual: {what}', { what: usualWords ?? '' })}
              </Button>
            )}
          </Part>
          <Part title={i18n._('Files')} count={record.filed.flatMap(filesOf).length}>
            <GuestFiles {...{ record, clinic, links }} />
          </Part>
          <Part title={i18n._('Internal notes')} count={record.noted.length}>
            <InternalNotes {...{ record, clinic, links }} />
          </Part>
        </div>
      </Columns>
    </Content>
  )
}
