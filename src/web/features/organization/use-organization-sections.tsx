import { useLingui } from '@lingui/react'
import { type Control, useWatch } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { MediaUrlF } from '../../fields/media/media-url-f.tsx'
import { contrast, PAPER } from '../../theme/contrast.ts'
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
import { FormatFields } from './format-fields.tsx'
import { WordsFields } from './words-fields.tsx'

/** What is written in white on a color can be read from here on (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** The sections of the organization's form. */
export function useOrganizationSections(
  control: Control<OrganizationValues>,
  labels: ReturnType<typeof useOrganizationLabels>,
): SectionEntry[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const color = useWatch({ control, name: 'color' })
  const white = isColour(color) ? contrast(color, PAPER.light) : null
  const ratio = white === null ? '' : format.number(white, { maximumFractionDigits: 1 })
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
      content: <FormatFields control={control} labels={labels} />,
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
