import { DAY, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { ServiceInPage } from '../../../fields/testing/service-in-page.tsx'

/** Somebody who has been before; of the card the forms know nothing. */
export const nora: Guest = {
  email: 'nora@example.com',
  extraFields: { firstName: 'Nora', lastName: 'Quintana', phone: '+34 699 000 111', card: '4711' },
}

/** A completed follow-up of theirs with Dr. Elena Vidal; `ago` in milliseconds, ten days where it is not said. */
export const visitedBefore = async (
  { api, demo }: Pick<ServiceInPage, 'api' | 'demo'>,
  guest = nora,
  ago = 10 * DAY,
) => {
  const offered = demo.services.find(({ name }) => name === 'Follow-up')
  const agent = demo.calendars.find(({ name }) => name === 'Dr. Elena Vidal')
  if (!offered || !agent) throw new Error('the demo has this service and this person')
  const start = api.clock.now() - ago
  await api.appointmentsV2.create({
    body: {
      title: 'Before',
      startDate: formatInstant(start),
      endDate: formatInstant(start + 15 * MINUTE),
      calendarIds: [agent.id],
      serviceId: offered.id,
      guests: [guest],
      status: 'completed',
      allowOverlapping: true,
    },
  })
  return { offered, agent }
}
