import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useController, useForm, useWatch } from 'react-hook-form'
import type { Voting } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { errorText } from '../../../ui/form/field.ts'
import { FieldFrame, Input } from '../../../ui/form/field-frame.tsx'
import { Fields, FormErrors } from '../../../ui/form/form-errors.tsx'
import { paint } from '../../../theme/paint.ts'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { useFailure } from '../../../commands/appointments/use-failure.ts'
import type { AppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import { ANSWERS, type VoteAnswer, answerFace } from './answers.ts'
import { ballotsOf, withBallot } from './ballots.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Radio } from '../../../ui/form/radio.tsx'

/** What the dialogs of a poll are given. */
export interface PollDialogProps {
  appointment: Appointment
  voting: Voting
  commands: AppointmentCommands
  /** IANA zone of the options. */
  zone: string
  onClose: () => void
}

interface VoteDialogProps extends PollDialogProps {
  /** Names the place of the zone beside a time where its clock is another one than the house's. */
  inZone: (said: string, at: string) => string
}

const Choice = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  '& > legend': { marginBlockEnd: 2, fontSize: size.body2, fontWeight: weight.medium },
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 28, color: paint.ink },
})

interface VoteValues {
  who: string
  /** What was chosen here, by option; what they said before stands for the others. */
  said: Readonly<Record<string, VoteAnswer | null>>
}

/** Takes down how somebody votes who called or came by; it replaces what they said before. */
export default function VoteDialog({ appointment, voting, commands, zone, inZone, onClose }: VoteDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const ballots = ballotsOf(voting, appointment.guests)
  const known = ballots.map(({ name }) => name)
  // Of several nobody is meant yet.
  const only = known.length === 1 ? known[0] : undefined
  const form = useForm<VoteValues>({ defaultValues: { who: only ?? '', said: {} } })
  const { control, formState, setError, setValue } = form
  const { field, fieldState } = useController({ control, name: 'who' })
  const said = useWatch({ control, name: 'said' })
  const { messages, attempt } = useFailure(form, undefined, zone)
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => leave(onClose)
  const ballotOf = (name: string) =>
    ballots.find((it) => it.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase())
  const answerTo = (id: string, { who, said: now }: VoteValues): VoteAnswer | null =>
    id in now ? (now[id] ?? null) : (ballotOf(who)?.answers.get(id) ?? null)

  const save = form.handleSubmit(async (values) => {
    const guest = values.who.trim()
    if (guest === '') return setError('who', { message: i18n._('Enter who votes.') }, { shouldFocus: true })
    const signature = ballotOf(guest)?.signature ?? guest
    const answers = Object.fromEntries(voting.options.map(({ id }) => [id, answerTo(id, values)]))
    const changes = { voting: { ...voting, votes: withBallot(voting.votes, signature, answers, appointment.guests) } }
    await attempt(async () => {
      await commands.change(appointment, changes, { done: i18n._('Saved {guest}’s vote', { guest }) })
      onClose()
    })
  })
  return (
    <FormDialog
      open
      title={i18n._('Enter a vote')}
      onClose={close}
      onSubmit={(event) => void save(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Save')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <FieldFrame label={i18n._('Who votes')} error={errorText(fieldState)} required>
          {(attributes) => (
            <>
              <Input
                {...field}
                {...attributes}
                list={`${attributes.id}-known`}
                autoComplete="off"
                maxLength={254}
                onChange={(event) => {
                  // What was chosen for one guest is not said by the next; before any is named it is theirs who comes.
                  if (ballotOf(field.value)) setValue('said', {})
                  field.onChange(event)
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
            <legend>{inZone(format.dateTimeRange(startDate, endDate, zone), startDate)}</legend>
            {[...ANSWERS, null].map((answer) => (
              <label key={answer}>
                <Radio
                  name={`vote ${id}`}
                  checked={answerTo(id, { who: field.value, said }) === answer}
                  onChange={() => setValue('said', { ...said, [id]: answer }, { shouldDirty: true })}
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
