import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Control } from 'react-hook-form'
import { CalendarF } from '../../fields/ReferenceF.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { ListF } from '../../ui/form/ListF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SelectF } from '../../ui/form/SelectF.tsx'
import { SwitchF } from '../../ui/form/SwitchF.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import { media, paint } from '../../ui/paint.ts'
import type { ServiceValues } from './service-form.ts'

const Entry = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: 10,
  '& > .who': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 14 },
  [media.compact]: { '& > .who': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& summary': { cursor: 'pointer', color: paint.soft, fontSize: '0.8125rem', minBlockSize: 28, paddingBlock: 4 },
  '& details > div': { display: 'grid', gap: 14, paddingBlockStart: 8 },
})

/** Who or what offers the service, and on which dates each of them does. */
export function CalendarsSection({ control }: { control: Control<ServiceValues> }) {
  const { i18n } = useLingui()
  return (
    <Section
      title={i18n._('Calendars')}
      description={i18n._('The people and things that offer this service. Without any, nobody can book it.')}
    >
      <SelectF
        control={control}
        name="condition"
        label={i18n._('Who must be free')}
        options={[
          { value: 'one', label: i18n._('One of the calendars is enough') },
          { value: 'all', label: i18n._('All calendars at the same time') },
        ]}
      />
      <ListF
        control={control}
        name="calendars"
        label={i18n._('Offered by')}
        addLabel={i18n._('Add a calendar')}
        none={i18n._('No calendar offers this service yet.')}
        most={200}
        make={() => ({ calendarId: '', active: true, include: [], exclude: [] })}
      >
        {(index) => (
          <Entry>
            <div className="who">
              <CalendarF control={control} name={`calendars.${index}.calendarId`} label={i18n._('Calendar')} required />
              <SwitchF control={control} name={`calendars.${index}.active`} label={i18n._('Offers it at the moment')} />
            </div>
            <details>
              <summary>{i18n._('Role and dates…')}</summary>
              <div>
                <TextF
                  control={control}
                  name={`calendars.${index}.type`}
                  label={i18n._('Role in the service')}
                  help={i18n._('Free text; agent and asset are in use.')}
                />
                <DaysList control={control} index={index} list="include" />
                <DaysList control={control} index={index} list="exclude" />
              </div>
            </details>
          </Entry>
        )}
      </ListF>
    </Section>
  )
}

interface DaysListProps {
  control: Control<ServiceValues>
  index: number
  list: 'include' | 'exclude'
}

function DaysList({ control, index, list }: DaysListProps) {
  const { i18n } = useLingui()
  return (
    <ListF
      control={control}
      name={`calendars.${index}.${list}`}
      label={list === 'include' ? i18n._('Only in these days') : i18n._('Not in these days')}
      addLabel={i18n._('Add days')}
      none={list === 'include' ? i18n._('On all days.') : i18n._('No exceptions.')}
      most={200}
      make={() => ({ from: '', to: '' })}
    >
      {(at) => (
        <Pair>
          <TextF
            control={control}
            name={`calendars.${index}.${list}.${at}.from`}
            type="date"
            label={i18n._('First day')}
          />
          <TextF
            control={control}
            name={`calendars.${index}.${list}.${at}.to`}
            type="date"
            label={i18n._('Last day')}
          />
        </Pair>
      )}
    </ListF>
  )
}
