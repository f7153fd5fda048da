import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { get, useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { CalendarF } from '../../fields/reference-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { media, paint } from '../../theme/paint.ts'
import { RestrictionDates } from './restriction-dates.tsx'
import type { ServiceValues } from './service-form-values.ts'
import { radius } from '../../theme/scale.ts'

const Entry = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  '& > .who': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 14 },
  [media.compact]: { '& > .who': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& > button': {
    justifySelf: 'start',
    marginInlineStart: -8,
    color: paint.soft,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& > button[aria-expanded="true"] .fd-icon': { transform: 'rotate(180deg)' },
  '& > .more': { display: 'grid', gap: 16 },
})

/** One calendar of a service: which, whether it offers it now, and behind a button its role and dates. */
export function CalendarEntryFields({ form, index }: { form: UseFormReturn<ServiceValues>; index: number }) {
  const { i18n } = useLingui()
  const { control } = form
  const [opened, setOpened] = useState(false)
  const [type, include, exclude] = useWatch({
    control,
    name: [`calendars.${index}.type`, `calendars.${index}.include`, `calendars.${index}.exclude`],
  })
  const { errors } = useFormState({ control })
  // What is wrong must be in sight.
  const isWrong = ['type', 'include', 'exclude'].some((name) => get(errors, `calendars.${index}.${name}`) !== undefined)
  const open = opened || isWrong
  const [only, but] = [include?.length ?? 0, exclude?.length ?? 0]
  const told = [
    ...(type ? [type] : []),
    ...(only > 0 ? [i18n._('{count, plural, one {only in # period} other {only in # periods}}', { count: only })] : []),
    ...(but > 0 ? [i18n._('{count, plural, one {not in # period} other {not in # periods}}', { count: but })] : []),
    ...(only + but === 0 ? [i18n._('on all days')] : []),
  ]
  return (
    <Entry>
      <div className="who">
        <CalendarF
          control={control}
          name={`calendars.${index}.calendarId`}
          label={i18n._('Person or resource')}
          required
        />
        <SwitchF control={control} name={`calendars.${index}.active`} label={i18n._('Offers this now')} />
      </div>
      <Button kind="quiet" icon="chevronDown" aria-expanded={open} onClick={() => setOpened(!open)}>
        {i18n._('Role and dates: {told}', { told: told.join(', ') })}
      </Button>
      {open && (
        <div className="more">
          <TextF
            control={control}
            name={`calendars.${index}.type`}
            label={i18n._('Role in the service')}
            help={i18n._('Such as agent or asset.')}
          />
          <RestrictionDates form={form} index={index} />
        </div>
      )}
    </Entry>
  )
}
