import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dateOf } from '#api/time/zoned.ts'
import { endBulk } from '../../../../fields/bulk/bulk.ts'
import { BulkHost } from '../../../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../../edit-page.tsx'

// Loaded before a test waits for it: what the page loads by itself comes at once.
import '../../preview/typed-preview-panel.tsx'
import '../import-dialog.tsx'
import '../spread-dialog.tsx'
import '../../../../ui/panel/panel-dialog.tsx'

/** Leaves nothing of the page of a schedule to the next test. */
export const leaveExceptions = (): void => {
  endBulk()
  cleanup()
}

/** Opens the exceptions of the demo's first schedule, on the page of that schedule. */
export const openExceptions = async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules
  if (!schedule) throw new Error('the demo has schedules')
  const address = `/weekly-schedules/${schedule.id}?calendarId=${schedule.calendarId}`
  const page = (
    <>
      <WeeklySchedulePage />
      <BulkHost />
    </>
  )
  renderPages(service, address, { '/weekly-schedules/:id': page })
  await screen.findByRole('group', { name: 'Paint days as' })
  const sent = () => service.calls.filter(({ method }) => method === 'PUT')
  const today = dateOf(Date.now(), schedule.timezone)
  return { ...service, schedule, sent, today, user: userEvent.setup() }
}
