import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import type { SectionEntry } from '../../ui/form/section-layout.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { AppField, CoverField, MediumValues, OptionField } from './medium-form-values.ts'

interface PartProps {
  control: Control<MediumValues>
}

/** A film that stands for the medium until it is opened. */
function CoverFields({ control }: PartProps) {
  const { i18n } = useLingui()
  const hasCover = useWatch({ control, name: 'hasCover' })
  return (
    <>
      <SwitchF control={control} name="hasCover" label={i18n._('Has a cover video')} />
      {hasCover && (
        <FieldInputs<CoverField>
          beside={[['format', 'size', 'duration', 'id']]}
          of={{
            url: (
              <TextF control={control} name="coverVideo.url" label={i18n._('URL')} required placeholder="https://" />
            ),
            format: (
              <TextF control={control} name="coverVideo.format" label={i18n._('Format')} placeholder="video/mp4" />
            ),
            size: <NumberF control={control} name="coverVideo.size" label={i18n._('Size')} unit={i18n._('bytes')} />,
            duration: (
              <NumberF
                control={control}
                name="coverVideo.duration"
                label={i18n._('Length')}
                unit={i18n._('seconds')}
                step={0.1}
              />
            ),
            id: <TextF control={control} name="coverVideo.id" label={i18n._('ID')} />,
          }}
        />
      )}
    </>
  )
}

/** A program that is shown as a medium, and what is passed to it. */
function AppFields({ control }: PartProps) {
  const { i18n } = useLingui()
  const hasApp = useWatch({ control, name: 'hasApp' })
  return (
    <>
      <SwitchF control={control} name="hasApp" label={i18n._('Runs an app')} />
      {hasApp && (
        <FieldInputs<AppField>
          beside={[
            ['type', 'resource'],
            ['url', 'security'],
          ]}
          of={{
            type: <TextF control={control} name="app.type" label={i18n._('Kind')} required />,
            resource: <TextF control={control} name="app.resource" label={i18n._('Resource')} />,
            url: <TextF control={control} name="app.url" label={i18n._('URL')} required placeholder="https://" />,
            security: <TextF control={control} name="app.security" label={i18n._('Security')} />,
            args: <ExtraFieldsF control={control} name="app.args" label={i18n._('Arguments')} />,
          }}
        />
      )}
      <ExtraFieldsF
        control={control}
        name="environment"
        label={i18n._('Environment')}
        limit={65_536}
        help={i18n._('Names and values passed to the app or the player.')}
      />
    </>
  )
}

/** How guests see the medium. */
function OptionsFields({ control }: PartProps) {
  const { i18n } = useLingui()
  const hasOptions = useWatch({ control, name: 'hasOptions' })
  return (
    <>
      <SwitchF control={control} name="hasOptions" label={i18n._('Has its own options')} />
      {hasOptions && (
        <FieldInputs<OptionField>
          of={{
            showBooking: <SwitchF control={control} name="options.showBooking" label={i18n._('Shows the booking')} />,
            showRegister: (
              <SwitchF control={control} name="options.showRegister" label={i18n._('Shows the registration')} />
            ),
            usePixelStreaming: (
              <SwitchF control={control} name="options.usePixelStreaming" label={i18n._('Use pixel streaming')} />
            ),
            timeout: (
              <NumberF
                control={control}
                name="options.timeout"
                label={i18n._('Closes after')}
                unit={i18n._('seconds')}
                max={86_400}
              />
            ),
          }}
        />
      )}
    </>
  )
}

/** What only some media have: a cover film, a program, options of showing it. */
export function usePartSections(control: Control<MediumValues>) {
  const { i18n } = useLingui()
  return [
    {
      id: 'cover',
      label: i18n._('Cover video'),
      description: i18n._('Plays in place of the file until someone opens it.'),
      content: <CoverFields control={control} />,
    },
    {
      id: 'app',
      label: i18n._('App'),
      description: i18n._('An interactive app, shown like any other file.'),
      content: <AppFields control={control} />,
    },
    {
      id: 'options',
      label: i18n._('Options'),
      description: i18n._('How guests see the file.'),
      content: <OptionsFields control={control} />,
    },
  ] satisfies readonly SectionEntry[]
}
