import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { isDate } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../../client/api-context.ts'
import { useUnderHouse } from '../../../commands/appointments/records/house.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paths } from '../../../paths/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { text } from '../../../ui/url-state.ts'
import { useSearchParam } from '../../../ui/use-url-state.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'
import { PreviewAnswer } from './preview-answer.tsx'
import { isUsed, typedHours, withTyped } from './situation.ts'
import { offeredOn, useById, useOffers, useStoredSchedules } from './use-preview.ts'

const WEEK = text()

interface PreviewPanelProps {
  /** The schedule as the form would write it now. */
  typed: ScheduleBody
  /** The stored schedule that the form changes; undefined for a new one. */
  id: string | undefined
  /** Whether the form differs from what is stored. */
  dirty: boolean
}

/** The choice of service and week, and the answer to it. */
export function PreviewPanel({ typed, id, dirty }: PreviewPanelProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  // Where somebody came from with a week in mind, such as that of a clock change.
  const [asked] = useSearchParam('week', WEEK)
  const [date, setDate] = useState(isDate(asked) ? asked : '')
  const [wanted, want] = useState('')
  const calendar = useCalendars().byId.get(typed.calendarId)
  const isChosen = typed.calendarId !== ''
  const offers = useOffers(isChosen)
  const stored = useStoredSchedules(typed.calendarId)
  const { clock } = useApi()
  const underHouse = useUnderHouse(isChosen)
  const services = useById(offers.data?.items)

  if (!isChosen) {
    return <EmptyState icon="calendar" title={i18n._('Choose a person or resource first')} />
  }
  const failed = [offers, stored].find(({ error, data }) => error && !data)
  if (failed) return <ErrorState retry={() => void failed.refetch()} />
  if (!offers.data || !stored.data || !calendar) return <Bone height="420px" />

  const hours = typedHours(typed, calendar.timezone)
  const before = underHouse(stored.data.items, calendar.id)
  // A week that is prepared ahead is looked at from its first day on.
  const { effectiveFrom = '' } = typed.configuration
  const validFrom = effectiveFrom > dateOf(clock.now(), calendar.timezone) ? effectiveFrom : ''
  const typedWith = withTyped(stored.data.items, id, hours)
  const after = underHouse(typedWith, calendar.id)
  const choices = offeredOn(offers.data.items, calendar.id).toSorted((a, b) => compare(a.name, b.name))
  const service =
    choices.find((it) => it.id === wanted) ?? choices.find((it) => isUsed(hours, typedWith, it.id)) ?? choices[0]
  if (!service) {
    return (
      <EmptyState
        icon="service"
        title={i18n._('Nothing to book here')}
        description={i18n._('{calendar} offers no active service, so there’s nothing to preview.', {
          calendar: calendar.name,
        })}
        action={<ButtonLink to={paths.services.list()}>{i18n._('Services')}</ButtonLink>}
      />
    )
  }
  return (
    <PreviewAnswer
      calendar={calendar}
      service={service}
      choices={choices}
      services={services}
      stored={before}
      after={after}
      isOwn={isUsed(hours, typedWith, service.id)}
      dirty={dirty}
      date={date || validFrom}
      onDate={setDate}
      onService={want}
    />
  )
}
