import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { Suspense, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { useClinic, useServiceQuery } from '../../../commands/appointments/records/queries.ts'
import { criteriaOf } from '../criteria.ts'
import { entryValues } from './entry.ts'
import { WaitingEntry } from './waiting-entry.tsx'

const WaitDialog = lazySection(withMessages(() => import('./wait-dialog.tsx')))

interface WaitingPartProps {
  entry: Appointment
  version: InterfaceVersion
  onGone: () => void
}

/** Tells in the panel of an appointment that it only waits for a time: for which, and the times that would do. */
export function WaitingPart({ entry, version, onGone }: WaitingPartProps) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const services = useServiceQuery()
  const [isEdited, setIsEdited] = useState(false)
  if (services.isPending) return null
  return (
    <>
      <List style={{ marginBlockEnd: 14 }}>
        <WaitingEntry
          entry={entry}
          clinic={clinic}
          freedOn=""
          title={i18n._('Waiting for a time')}
          version={version}
          onEdit={() => setIsEdited(true)}
          onGone={onGone}
        />
      </List>
      {isEdited && (
        <Suspense fallback={null}>
          <WaitDialog
            values={entryValues(entry)}
            criteria={criteriaOf(entry)}
            entry={entry}
            version={version}
            onClose={() => setIsEdited(false)}
          />
        </Suspense>
      )}
    </>
  )
}
