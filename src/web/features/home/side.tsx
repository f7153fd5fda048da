import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { CapacityCard } from './capacity-card.tsx'
import { ThisWeek } from './this-week.tsx'
import { AppointmentsCard } from './card.tsx'
import { Bones, HomeSection, PartsOutline } from './frame.tsx'
import { MediaCard } from './media-card.tsx'
import { Stack } from './stack.ts'
import { useThisWeek } from './use-this-week.ts'
import { useRowWords } from './use-row-words.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { Attention, type Figure } from './numbers.tsx'
import type { TodayView } from './use-today.ts'

/** Whether something has been so since the page stands, be it so any more or not. */
function useOnce(is: boolean): boolean {
  const [was, tell] = useState(is)
  if (is && !was) tell(true)
  return was || is
}

/** What needs attention, and what helps to plan: free time, the week, tomorrow, and the media. */
export function HomeAside({ view, attention }: { view: TodayView; attention: readonly Figure[] }) {
  const { i18n } = useLingui()
  const words = useRowWords(view)
  const mayBook = useRefusal('write') === undefined
  const { calendars, calendarsById, servicesById, schedules, near, today, counted, now, own, main } = view
  const { waiting, broken } = view
  const media = waiting.error ?? broken.error
  const week = useThisWeek({ calendars: calendars.isPending ? undefined : calendarsById, own, main, now })
  // What counts none has no row: where all the rest stands is known with the last count.
  const isCounted = useOnce(attention.every(({ counted: it }) => it !== undefined))
  if (!isCounted)
    return (
      <Stack>
        <HomeSection title={i18n._('Needs attention')}>
          <Bones rows={3} />
        </HomeSection>
        <PartsOutline rows={[8, 3, 3]} />
      </Stack>
    )
  return (
    <Stack>
      <Attention figures={attention} />
      {calendars.error && !calendars.data ? (
        <HomeSection
          title={i18n._('Availability today')}
          failed={{ error: calendars.error, retry: () => void calendars.refetch() }}
        />
      ) : (
        near.data &&
        calendars.data && (
          <CapacityCard
            calendars={calendars.data.items}
            services={servicesById}
            schedules={schedules}
            appointments={near.data.items}
            now={now}
            mayBook={mayBook}
          />
        )
      )}
      <ThisWeek week={week} />
      {!near.error || near.data ? (
        <AppointmentsCard
          title={i18n._('Tomorrow')}
          first={3}
          appointments={today?.tomorrow}
          counted={counted.tomorrow}
          none={i18n._('Nothing booked for tomorrow.')}
          {...words}
        />
      ) : null}
      <MediaCard
        waiting={waiting.data}
        broken={broken.data}
        now={now}
        {...(media && {
          failed: {
            error: media,
            retry: () => {
              void waiting.refetch()
              void broken.refetch()
            },
          },
        })}
      />
    </Stack>
  )
}
