import { useLingui } from '@lingui/react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { Suspense, useMemo, useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { askedOf, type Criteria } from './criteria.ts'
import { CriteriaMenus } from './criteria-menus.tsx'
import type { Offer } from './offers.ts'
import { Results } from './results.tsx'
import { useSearch } from './use-search.ts'
import type { NearMiss } from './why.ts'
import { PARTS } from './windows.ts'
import { weekday } from '#api/time/week.ts'

const WaitDialog = lazySection(withMessages(() => import('./waiting-list/wait-dialog.tsx')))

/** How many free times are looked for, and by how many more each press goes on. */
const ENOUGH = 40

interface FindPanelProps {
  title?: string
  /** Whether it stands beside the page where there is room, and both can be used. */
  docks?: boolean
  begin: Criteria
  /** What was typed for a booking so far: the waiting list keeps it. Without it nobody can be put there. */
  values?: AppointmentValues
  /** The appointment that looks for another time does not stand in its own way. */
  exceptId?: string
  onChoose: (offer: Offer, criteria: Criteria) => void
  /** Somebody was put on the waiting list. */
  onWaiting?: () => void
  onClose: () => void
}

/** Looks for a free time across calendars: what is asked above, what is free below. */
export function FindPanel({
  title,
  docks = false,
  begin,
  values,
  exceptId,
  onChoose,
  onWaiting,
  onClose,
}: FindPanelProps) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  const clinic = useClinic()
  const [criteria, setCriteria] = useState(begin)
  // Chips of parts hold their own typed times: what is chosen from outside begins them anew.
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState(ENOUGH)
  const [isWaiting, setIsWaiting] = useState(false)
  const asked = useMemo(() => askedOf(criteria, clinic), [criteria, clinic])
  const search = useSearch(asked, shown, exceptId)
  const change = (next: Partial<Criteria>) => {
    setCriteria({ ...criteria, ...next })
    setShown(ENOUGH)
  }
  const near = ({ date, part, people }: NearMiss) => {
    setRound(round + 1)
    change({ people, others: [], days: [weekday(date)], parts: [PARTS[part]], from: date, to: '' })
  }
  const isNothing = !search.loading && search.offers.length === 0
  return (
    <SidePanel open docks={docks} title={title ?? i18n._('Find a time')} onClose={onClose}>
      <CriteriaMenus key={round} criteria={criteria} onChange={change} clinic={clinic} />
      {criteria.minutes > 0 && (
        <Results
          asked={asked}
          search={search}
          shown={shown}
          onMore={() => setShown(shown + ENOUGH)}
          onChoose={(offer) => onChoose(offer, criteria)}
          onNear={near}
        >
          {values && (
            <div style={{ marginBlockStart: 16 }}>
              <Button
                icon="clock"
                kind={isNothing ? 'primary' : 'plain'}
                refused={refused}
                onClick={() => setIsWaiting(true)}
              >
                {i18n._('Add to the waiting list')}
              </Button>
            </div>
          )}
        </Results>
      )}
      {values && isWaiting && (
        <Suspense fallback={null}>
          <WaitDialog
            values={values}
            criteria={criteria}
            onClose={(isDone) => {
              setIsWaiting(false)
              if (isDone) onWaiting?.()
            }}
          />
        </Suspense>
      )}
    </SidePanel>
  )
}
