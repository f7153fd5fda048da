import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useFormat, useLocale } from '../../i18n/locale-provider.tsx'
import { isLocale, LOCALES } from '../../i18n/locales.ts'
import { createFormat } from '../../i18n/format.ts'
import { houseFormats } from '../../fields/organization/house-of.ts'
import { MediaUrlF } from '../../fields/media/media-url-f.tsx'
import { ZoneF } from '../../fields/zone-f.tsx'
import { COLORS, contrast } from '../../theme/colors.ts'
import { ColourF } from '../../ui/form/colour-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import type { SectionEntry } from '../../ui/form/section-layout.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { isColour } from '../../ui/form/swatches.ts'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { useOrganizationLabels } from '../../fields/labels/organization.ts'
import type { OrganizationFieldsIn, OrganizationValues } from './organization-values.ts'
import { countriesIn } from './regions.ts'
import { WordsFields } from './words-fields.tsx'

/** What is written in white on a color can be read from here on (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

const SAMPLE = { day: '2026-11-23', noon: Date.UTC(2026, 10, 23, 14, 30) }

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The sections of the organization's form. */
export function useOrganizationSections(
  control: Control<OrganizationValues>,
  labels: ReturnType<typeof useOrganizationLabels>,
): SectionEntry[] {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const format = useFormat()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const color = useWatch({ control, name: 'color' })
  const white = isColour(color) ? contrast(color, COLORS.light.background.paper) : null
  const ratio = white === null ? '' : format.number(white, { maximumFractionDigits: 1 })
  const dateAs = (date: 'dmy' | 'mdy' | 'ymd') =>
    createFormat(format.locale, 'auto', houseFormats({ date, hourCycle: null, weekStart: null })).plainDate(
      SAMPLE.day,
      'numeric',
    )
  const clockAs = (hourCycle: 'h12' | 'h23') =>
    createFormat(format.locale, 'auto', houseFormats({ date: null, hourCycle, weekStart: null })).time(
      SAMPLE.noon,
      'UTC',
    )
  const asLanguage = i18n._('Based on language')
  return [
    {
      id: 'name',
      label: i18n._('Name and logo'),
      content: (
        <FieldInputs<OrganizationFieldsIn<'name'>>
          of={{
            name: <TextF control={control} name="name" label={labels.name} maxLength={200} />,
            logo: <MediaUrlF control={control} name="logo" label={labels.logo} />,
            color: (
              <ColourF
                control={control}
                name="color"
                label={labels.color}
                help={
                  white === null
                    ? i18n._('Behind the mark, where there is no logo.')
                    : white < READABLE
                      ? i18n._(
                          'White text on this color is hard to read: the contrast is {ratio} to 1, and 4.5 is needed.',
                          {
                            ratio,
                          },
                        )
                      : i18n._('White text on this color is easy to read: the contrast is {ratio} to 1.', { ratio })
                }
              />
            ),
          }}
        />
      ),
    },
    {
      id: 'contact',
      label: i18n._('Contact'),
      content: (
        <FieldInputs<OrganizationFieldsIn<'contact'>>
          beside={[['phone', 'email']]}
          of={{
            phone: <TextF control={control} name="phone" type="tel" label={labels.phone} maxLength={40} />,
            email: <TextF control={control} name="email" type="email" label={labels.email} maxLength={254} />,
          }}
        />
      ),
    },
    {
      id: 'formats',
      label: i18n._('Time and formats'),
      description: i18n._('Each person can choose another language and clock under Display.'),
      content: (
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
              <SelectF
                control={control}
                name="country"
                label={labels.country}
                options={countries}
                none={i18n._('None')}
              />
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
                options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: dateAs(value) }))}
              />
            ),
            hourCycle: (
              <SelectF
                control={control}
                name="hourCycle"
                label={labels.hourCycle}
                none={asLanguage}
                options={(['h23', 'h12'] as const).map((value) => ({ value, label: clockAs(value) }))}
              />
            ),
          }}
        />
      ),
    },
    {
      id: 'words',
      label: labels.words,
      description: i18n._(
        'What the dashboard calls the people you book for. Leave your own words blank to use the one you choose.',
      ),
      content: <WordsFields control={control} labels={labels} />,
    },
    {
      id: 'bookings',
      label: labels.bookings,
      content: (
        <FieldInputs<OrganizationFieldsIn<'bookings'>>
          of={{
            status: (
              <SelectF
                control={control}
                name="status"
                label={labels.status}
                help={i18n._('How appointments begin that your team books.')}
                options={[
                  { value: 'confirmed', label: i18n._('Confirmed') },
                  { value: 'pending', label: i18n._('Unconfirmed') },
                ]}
              />
            ),
            cancelReasons: (
              <TagsF
                control={control}
                name="cancelReasons"
                label={labels.cancelReasons}
                help={i18n._('Offered when an appointment is canceled. Enter adds one.')}
              />
            ),
            colors: (
              <TagsF
                control={control}
                name="colors"
                label={labels.colors}
                help={i18n._('Offered for services, such as #2a7f9e. Enter adds one.')}
                check={(word) =>
                  isColour(word) ? undefined : i18n._('Not a color: {word}. Example: #2a7f9e.', { word })
                }
              />
            ),
          }}
        />
      ),
    },
    {
      id: 'files',
      label: labels.files,
      content: (
        <FieldInputs<OrganizationFieldsIn<'files'>>
          beside={[['keptDays', 'quota']]}
          of={{
            keptDays: (
              <NumberF
                control={control}
                name="keptDays"
                label={labels.keptDays}
                max={400}
                help={i18n._('Blank: as the server is set up. 0 keeps none.')}
              />
            ),
            quota: (
              <NumberF
                control={control}
                name="quota"
                label={labels.quota}
                step={0.5}
                help={i18n._('Blank: as the server is set up.')}
              />
            ),
          }}
        />
      ),
    },
    {
      id: 'changes',
      label: labels.changes,
      content: (
        <FieldInputs<OrganizationFieldsIn<'changes'>>
          of={{
            auditDays: (
              <NumberF
                control={control}
                name="auditDays"
                label={labels.auditDays}
                max={3650}
                help={i18n._(
                  'Who changed what, for the audit log and for histories: 30 to 3650 days. Blank: 400 days.',
                )}
              />
            ),
          }}
        />
      ),
    },
  ]
}
