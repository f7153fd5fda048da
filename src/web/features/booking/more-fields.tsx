import { useLingui } from '@lingui/react'
import { MOST_SEATS } from '#api/core/rules/seats.ts'
import { HeldUntilF } from '../../commands/appointments/form/shared-fields.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { Fields, Pair } from '../../ui/form/form-errors.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { Folded } from '../../ui/folded.ts'
import { Icon } from '../../ui/icons.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'

interface MoreProps {
  control: Control<AppointmentValues>
  /** Fields that stand outside of it: what is wrong with them does not open it. */
  seen?: readonly string[]
  /** Whether something in it is in use. */
  needed?: boolean
  /** What waits in it, in a few words. */
  hint?: string
  children: ReactNode
}

/** What is rarely needed, folded away; it opens by itself where something in it is wrong, lest that stays unseen. */
export function More({ control, seen = [], needed = false, hint, children }: MoreProps) {
  const { i18n } = useLingui()
  const { errors } = useFormState({ control })
  const [open, setOpen] = useState(false)
  return (
    <Folded
      open={open || needed || Object.keys(errors).some((name) => !seen.includes(name))}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="chevronEnd" />
        <b>{i18n._('More')}</b>
        {hint && <span>{hint}</span>}
      </summary>
      <Fields>{children}</Fields>
    </Folded>
  )
}

/** The last field holds the longest words, and has a line of its own where there is no room beside the others. */
const Three = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > *': { flex: '1 1 96px' },
  '& > :last-child': { flex: '2 1 200px' },
})

/** When the guests are reminded. */
export function ReminderFields({ control }: { control: Control<AppointmentValues> }) {
  const { i18n } = useLingui()
  const units = [
    { value: 'm', label: i18n._('minutes') },
    { value: 'h', label: i18n._('hours') },
    { value: 'd', label: i18n._('days') },
  ]
  const directions = [
    { value: 'before', label: i18n._('before the appointment') },
    { value: 'after', label: i18n._('after the appointment') },
  ]
  return (
    <ListF
      control={control}
      name="reminders"
      label={i18n._('Reminders')}
      make={() => ({ time: 1, unit: 'd' as const, direction: 'before' as const })}
      addLabel={i18n._('Add a reminder')}
      most={10}
    >
      {(index) => (
        <Three>
          <NumberF
            control={control}
            name={`reminders.${index}.time`}
            label={i18n._('How long')}
            min={0}
            max={100_000}
          />
          <SelectF control={control} name={`reminders.${index}.unit`} label={i18n._('Unit')} options={units} />
          <SelectF
            control={control}
            name={`reminders.${index}.direction`}
            label={i18n._('When')}
            none={i18n._('Not specified')}
            options={directions}
          />
        </Three>
      )}
    </ListF>
  )
}

/** Of how many guests a group is; empty where it is none. */
function SeatsF({ control }: Pick<MoreFieldsProps, 'control'>) {
  const { i18n } = useLingui()
  return (
    <NumberF
      control={control}
      name="seats"
      label={i18n._('Seats')}
      min={1}
      max={MOST_SEATS}
      help={i18n._('For a group: how many guests can join. Leave blank for an ordinary appointment.')}
    />
  )
}

interface MoreFieldsProps {
  control: Control<AppointmentValues>
  /** IANA zone of the hold, and whose time is held. */
  zone: string
  whose?: string | null
}

/** What is rarely said of an appointment, when it is booked and when it is edited (interface, section 2). */
export function MoreFields({ control, zone, whose = null }: MoreFieldsProps) {
  const { i18n } = useLingui()
  const overbooking = useRefusal('overbook')
  return (
    <>
      <Pair>
        <TextF control={control} name="classification" label={i18n._('Category')} maxLength={50} />
        <TextF control={control} name="origin" label={i18n._('Source')} maxLength={50} />
      </Pair>
      <SeatsF control={control} />
      <HeldUntilF {...{ control, zone, whose }} name="blockedUntil" />
      <Pair>
        <TextF control={control} name="lang" label={i18n._('Guest’s language')} maxLength={35} />
        <TextF control={control} name="externalId" label={i18n._('External ID')} maxLength={200} />
      </Pair>
      <Pair>
        <TextF control={control} name="interactionId" label={i18n._('Interaction ID')} maxLength={200} />
        <TextF control={control} name="originUrl" label={i18n._('Origin URL')} type="url" maxLength={2000} />
      </Pair>
      <Pair>
        <TextF control={control} name="userId" label={i18n._('User ID')} />
        <TextF control={control} name="userGroupId" label={i18n._('User group ID')} />
      </Pair>
      <TextF
        control={control}
        name="subStatus"
        label={i18n._('Sub-status')}
        help={i18n._('API version 1 doesn’t support this.')}
        maxLength={50}
      />
      <ExtraFieldsF control={control} name="extraFields" label={i18n._('Extra fields')} />
      <SwitchF
        control={control}
        name="allowOverlapping"
        label={i18n._('May overlap other appointments')}
        {...(overbooking !== undefined && { disabled: true, help: overbooking })}
      />
    </>
  )
}
