import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { useDiscovery } from '../../client/use-operation.ts'
import { useCalendars, useServices } from '../../fields/references.ts'
import { houseZone } from '../../fields/known-zone.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { ChooseFile } from './choose-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { recordNames } from './names.ts'
import type { Table } from './reading/table.ts'
import { guessSettings, type ImportSettings } from './settings.ts'
import { withoutStrangers } from './guess.ts'

const ImportSheet = lazySection(withMessages(() => import('./import-sheet.tsx')))

/** Takes appointments, blocked times, people and services over from a file of another system. */
export default function ImportPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const discovery = useDiscovery()
  const calendars = useCalendars()
  const services = useServices()
  const [begun, setBegun] = useState<{ id: string; settings: ImportSettings } | null>(null)
  const isReady = (calendars.items ?? calendars.failed) && (services.items ?? services.failed)
  if (discovery === undefined || !isReady) return <PageSkeleton />
  const people = calendars.items ?? []

  const open = (table: Table, fileName: string): void => {
    const zone = houseZone(people)
    const settings = guessSettings({ fileName, table, zone, monthFirst: format.monthFirst })
    const names = recordNames(people, new Map())
    const mapped = withoutStrangers(table, settings.mapped, (_, text) => names.of(text) !== undefined)
    // The only choice is no choice.
    const [only] = people.length === 1 ? people : []
    setBegun({ id: crypto.randomUUID(), settings: { ...settings, mapped, calendarId: only?.id ?? '' } })
  }

  if (begun) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ImportSheet
          key={begun.id}
          importId={begun.id}
          initial={begun.settings}
          calendars={people}
          services={services.items ?? []}
          canTry={discovery?.extensions.includes('imports') ?? false}
          onLeave={() => setBegun(null)}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={i18n._('Import')}
        description={i18n._('Bring bookings, people and services from another system.')}
      />
      <ChooseFile onTable={open} />
      {discovery?.extensions.includes('imports') && <EarlierImports />}
    </>
  )
}
