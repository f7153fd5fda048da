import { createContext, use } from 'react'
import { useRights } from '../client/use-caller.ts'
import { useDiscovery } from '../client/use-operation.ts'
import { appointmentListPages } from '../features/appointment-list/pages.ts'
import { auditPages } from '../features/audit/pages.ts'
import { backupPages } from '../features/backup/pages.ts'
import { calendarPages } from '../features/calendar/pages.ts'
import { closuresPages } from '../features/closures/pages.ts'
import { homePages } from '../features/home/pages.ts'
import { importPages } from '../features/import/pages.ts'
import { journalPages } from '../features/journal/pages.ts'
import { mediaPages } from '../features/media/pages.ts'
import { organizationPages } from '../features/organization/pages.ts'
import { presetsPages } from '../features/presets/pages.ts'
import { reportsPages } from '../features/reports/pages.ts'
import { roomsPages } from '../features/rooms/pages.ts'
import { serviceTypesPages } from '../features/service-types/pages.ts'
import { servicesPages } from '../features/services/pages.ts'
import { keysPages, peoplePages } from '../features/settings/pages.ts'
import { teamPages } from '../features/team/pages.ts'
import { weeklySchedulesPages } from '../features/weekly-schedules/pages.ts'
import type { PageDeclaration } from '../pages/page.ts'
import { connectionPages } from './settings/pages.ts'

/** Every page of the dashboard, in the order of a front desk's day: routes, navigation, shortcuts and palette read it. */
export const PAGES: readonly PageDeclaration[] = [
  homePages,
  calendarPages,
  appointmentListPages,
  journalPages,
  servicesPages,
  serviceTypesPages,
  weeklySchedulesPages,
  closuresPages,
  teamPages,
  presetsPages,
  roomsPages,
  mediaPages,
  reportsPages,
  connectionPages,
  organizationPages,
  peoplePages,
  keysPages,
  importPages,
  backupPages,
  auditPages,
]

/** The pages of this dashboard. */
export const PagesContext = createContext(PAGES)

/** The pages of this dashboard, in the order of the navigation. */
export const usePages = (): readonly PageDeclaration[] => use(PagesContext)

/** The pages that the navigation offers: without those for which a right or an extension is lacking. */
export const useOfferedPages = (): readonly PageDeclaration[] => {
  const rights = useRights()
  const extensions = useDiscovery()?.extensions
  return usePages().filter(
    ({ right, extension }) =>
      (!right || !rights || rights.includes(right)) && (!extension || extensions?.includes(extension)),
  )
}
