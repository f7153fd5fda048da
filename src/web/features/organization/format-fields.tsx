import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import type { useOrganizationLabels } from '../../fields/labels/organization.ts'
import { houseFormats } from '../../fields/organization/house-of.ts'
import { ZoneF } from '../../fields/zone-f.tsx'
import { capital } from '../../i18n/capital.ts'
import { createFormat } from '../../i18n/format.ts'
import { useFormat, useLocale } from '../../i18n/locale-provider.tsx'
import { isLocale, LOCALES } from '../../i18n/locales.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import type { OrganizationFieldsIn, OrganizationValues } from './organization-values.ts'
import { countriesIn } from './regions.ts'

const SAMPLE = { day: '2026-11-23', noon: Date.UTC(2026, 10, 23, 14, 30) }

interface FormatFieldsProps {
  control: Control<OrganizationValues>
  labels: ReturnType<typeof useOrganizationLabels>
}

/** Where the organization is, and how it writes dates and times; each choice shows what it makes of a sample. */
export function FormatFields({ control, labels }: FormatFieldsProps) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const format = useFormat()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const formatWith = (own: Partial<Parameters<typeof houseFormats>[0]>) =>
    createFormat(format.locale, 'auto', houseFormats({ date: null, hourCycle: null, weekStart: null, ...own }))
  const asLanguage = i18n._('Based on language')
  return (
    <FieldInputs<OrganizationFieldsIn<'formats'>>
      beside={[
        ['timezone', 'country'],
        ['language', 'weekStart'],
        ['date', 'hourCycle'],
      ]}
      of={{
        timezone: (
          <ZoneF
            control={control}
            name="timezone"
            label={labels.timezone}
            help={i18n._('New people and resources begin with it.')}
          />
        ),
        country: (
          <SelectF control={control} name="country" label={labels.country} options={countries} none={i18n._('None')} />
        ),
        language: (
          <SelectF
            control={control}
            name="language"
            label={labels.language}
            none={i18n._('Each reader’s own')}
            options={Object.entries(LOCALES).flatMap(([value, { name }]) =>
              isLocale(value) ? [{ value, label: name }] : [],
            )}
          />
        ),
        weekStart: (
          <SelectF
            control={control}
            name="weekStart"
            label={labels.weekStart}
            none={asLanguage}
            options={[
              { value: 'monday', label: capital(format.weekday(1)) },
              { value: 'saturday', label: capital(format.weekday(6)) },
              { value: 'sunday', label: capital(format.weekday(7)) },
            ]}
          />
        ),
        date: (
          <SelectF
            control={control}
            name="date"
            label={labels.date}
            none={asLanguage}
            options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({
              value,
              label: formatWith({ date: value }).plainDate(SAMPLE.day, 'numeric'),
            }))}
          />
        ),
        hourCycle: (
          <SelectF
            control={control}
            name="hourCycle"
            label={labels.hourCycle}
            none={asLanguage}
            options={(['h23', 'h12'] as const).map((value) => ({
              value,
              label: formatWith({ hourCycle: value }).time(SAMPLE.noon, 'UTC'),
            }))}
          />
        ),
      }}
    />
  )
}
