import { knownZone } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { contract } from '../../../../api/contract/table.ts'
import { canDo } from '../../../../api/core/rules/statuses.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { paint } from '../../../ui/paint.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import type { Desk } from '../desk/use-desk.ts'
import { useClinic } from '../reads.ts'

interface PollProps {
  appointment: Appointment
  desk: Desk
  version: InterfaceVersion
}

const Frame = styled('section')({
  marginBlockStart: 20,
  '& h3': { margin: '0 0 8px', fontSize: '0.9375rem' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th, & td': { padding: '6px 8px', borderBlockEnd: `1px solid ${paint.line}`, textAlign: 'start', fontWeight: 400 },
  '& thead th': { color: paint.soft, fontWeight: 560 },
})

/** The votes of a poll, and the choice of its time. */
export default function Poll({ appointment, desk, version }: PollProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const { calendars } = useClinic()
  const [busy, setBusy] = useState(false)
  const { id } = appointment
  const two = useQuery({ ...queryOf(api, contract.appointmentsV2.votes, { params: { id } }), enabled: version === 2 })
  const one = useQuery({ ...queryOf(api, contract.appointmentsV1.votes, { params: { id } }), enabled: version === 1 })
  const voting = (version === 2 ? two : one).data?.voting
  const plain = appointment.voting
  if (!voting || !plain) return null
  const zone = knownZone(calendars.get(appointment.calendarIds[0] ?? ''))
  const mayChoose = canDo('move', appointment).ok

  const choose = async (optionId: string) => {
    const option = plain.options.find((it) => it.id === optionId)
    if (!option) return
    setBusy(true)
    await desk.change(
      appointment,
      { voting: { ...plain, chosenOptionId: optionId }, startDate: option.startDate, endDate: option.endDate },
      {
        done: i18n._('The time is chosen: {time}.', {
          time: format.dateTimeRange(option.startDate, option.endDate, zone),
        }),
        failed: i18n._('The time was not chosen.'),
      },
    )
    setBusy(false)
  }
  return (
    <Frame>
      <h3>{i18n._('Votes')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n._('Time')}</th>
            <th scope="col">{i18n._('Yes')}</th>
            <th scope="col">{i18n._('If need be')}</th>
            <th scope="col">{i18n._('No')}</th>
            <th scope="col">
              <span hidden>{i18n._('Choice')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {voting.options.map((option) => {
            const isChosen = voting.chosenOptionId === option.id
            const time = format.dateTimeRange(option.startDate, option.endDate, zone)
            return (
              <tr key={option.id}>
                <th scope="row">{time}</th>
                <td>{option.counts.yes}</td>
                <td>{option.counts['if-need-be']}</td>
                <td>{option.counts.no}</td>
                <td>
                  {isChosen ? (
                    <strong>{i18n._('Chosen')}</strong>
                  ) : (
                    <Button
                      busy={busy}
                      disabled={!mayChoose}
                      aria-label={i18n._('Choose {time}', { time })}
                      onClick={() => void choose(option.id)}
                    >
                      {i18n._('Choose')}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {voting.closesAt && <p>{i18n._('Voting closes {time}.', { time: format.dateTime(voting.closesAt, zone) })}</p>}
    </Frame>
  )
}
