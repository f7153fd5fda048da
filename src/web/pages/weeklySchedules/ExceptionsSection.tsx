import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type Control } from 'react-hook-form'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { ListF } from '../../ui/form/ListF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import { media } from '../../ui/paint.ts'
import { HoursF } from './HoursF.tsx'
import type { ScheduleValues } from './schedule-form.ts'

const Day = styled('div')({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'end',
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Days that are not like the others: other hours, or out of the office. */
export function ExceptionsSection({ control }: { control: Control<ScheduleValues> }) {
  const { i18n } = useLingui()
  const { plainDate } = useFormat()
  const overrides = useWatch({ control, name: 'overrides' })
  const nameOf = (date: string) => (date === '' ? i18n._('The new day') : plainDate(date, 'day'))
  return (
    <Section
      title={i18n._('Exceptions')}
      description={i18n._(
        'Single days with other hours, and whole days out of the office, which beat everything else.',
      )}
    >
      <ListF
        control={control}
        name="overrides"
        label={i18n._('Days with other hours')}
        addLabel={i18n._('Add a day')}
        none={i18n._('No such days.')}
        most={366}
        make={() => ({ date: '', ranges: [] })}
      >
        {(index) => (
          <Day>
            <TextF control={control} name={`overrides.${index}.date`} type="date" label={i18n._('Date')} required />
            <HoursF control={control} name={`overrides.${index}.ranges`} day={nameOf(overrides[index]?.date ?? '')} />
          </Day>
        )}
      </ListF>
      <ListF
        control={control}
        name="office"
        label={i18n._('Out of the office')}
        addLabel={i18n._('Add a period')}
        none={i18n._('No periods.')}
        most={500}
        make={() => ({ from: '', to: '' })}
      >
        {(index) => (
          <Pair>
            <TextF control={control} name={`office.${index}.from`} type="date" label={i18n._('First day')} required />
            <TextF control={control} name={`office.${index}.to`} type="date" label={i18n._('Last day')} required />
          </Pair>
        )}
      </ListF>
    </Section>
  )
}
