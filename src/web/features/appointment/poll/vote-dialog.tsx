import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState, type SyntheticEvent } from 'react'
import type { Voting } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { isApiError } from '../../../client/api-error.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { FieldFrame, Input } from '../../../ui/form/field-frame.tsx'
import { Fields, FormErrors } from '../../../ui/form/form-errors.tsx'
import { paint } from '../../../theme/paint.ts'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { refusalWords } from '../../../commands/appointments/refusal-words.ts'
import type { AppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import { ANSWERS, type VoteAnswer, answerFace } from './answers.ts'
import { ballotsOf, withBallot } from './ballots.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Radio } from '../../../ui/form/radio.tsx'

/** What the dialogs of a poll are given. */
export interface PollDialogProps {
  appointment: Appointment
  voting: Voting
  desk: AppointmentCommands
  /** IANA zone of the options. */
  zone: string
  onClose: () => void
}

const Choice = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  '& > legend': { marginBlockEnd: 2, fontSize: size.body2, fontWeight: weight.medium },
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 28, color: paint.ink },
})

/** Takes down how somebody votes who called or came by; it replaces what they said before. */
export default function VoteDialog({ appointment, voting, desk, zone, onClose }: PollDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const ballots = ballotsOf(voting, appointment.guests)
  const known = ballots.map(({ name }) => name)
  const [who, setWho] = useState(known[0] ?? '')
  const [said, setSaid] = useState<Readonly<Record<string, VoteAnswer | null>>>({})
  const [messages, setMessages] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const ballot = ballots.find(({ name }) => name.toLocaleLowerCase() === who.trim().toLocaleLowerCase())
  const before = ballot?.answers
  const answerTo = (id: string): VoteAnswer | null => (id in said ? (said[id] ?? null) : (before?.get(id) ?? null))

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const guest = who.trim()
    if (guest === '') return setMessages([i18n._('Enter who votes.')])
    setBusy(true)
    setMessages([])
    const signature = ballot?.signature ?? guest
    const answers = Object.fromEntries(voting.options.map(({ id }) => [id, answerTo(id)]))
    const changes = { voting: { ...voting, votes: withBallot(voting.votes, signature, answers, appointment.guests) } }
    try {
      await desk.change(appointment, changes, { done: i18n._('Saved {guest}’s vote', { guest }) })
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      setMessages([refusalWords(error, zone, i18n, format)])
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      title={i18n._('Enter a vote')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={<FormActions onCancel={onClose} submit={i18n._('Save')} busy={busy} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <FieldFrame label={i18n._('Who votes')} required>
          {(attributes) => (
            <>
              <Input
                {...attributes}
                list={`${attributes.id}-known`}
                autoComplete="off"
                maxLength={254}
                value={who}
                onChange={({ target }) => {
                  setWho(target.value)
                  setSaid({})
                }}
              />
              <datalist id={`${attributes.id}-known`}>
                {known.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </datalist>
            </>
          )}
        </FieldFrame>
        {voting.options.map(({ id, startDate, endDate }) => (
          <Choice key={id}>
            <legend>{format.dateTimeRange(startDate, endDate, zone)}</legend>
            {[...ANSWERS, null].map((answer) => (
              <label key={answer}>
                <Radio
                  name={`vote ${id}`}
                  checked={answerTo(id) === answer}
                  onChange={() => setSaid({ ...said, [id]: answer })}
                />
                {answer ? i18n._(answerFace(answer).label) : i18n._('No answer')}
              </label>
            ))}
          </Choice>
        ))}
      </Fields>
    </FormDialog>
  )
}
