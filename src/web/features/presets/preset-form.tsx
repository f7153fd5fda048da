import { useLingui } from '@lingui/react'
import type { Preset } from '#api/contract/presets.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { MediaListF } from '../../fields/media/media-list-f.tsx'
import { MediaUrlF } from '../../fields/media/media-url-f.tsx'
import { usePresetLabels } from '../../fields/labels/presets.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { useStartWith } from '../../fields/record/use-start-with.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { Section } from '../../ui/form/section.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { paths } from '../../paths/paths.ts'
import { copyPreset, PRESET_SECTIONS, readPreset, writePreset, type PresetFieldsIn } from './preset-form-values.ts'
import { PresetPreview } from './preset-preview.tsx'
import { PresetRooms } from './preset-rooms.tsx'

interface PresetFormProps {
  /** Absent for a new one. */
  preset?: Preset
  reload?: () => Promise<Preset | undefined>
  /** The preset that a new one is a copy of. */
  source?: Preset
}

/** Everything about one preset. */
export function PresetForm({ preset, reload, source }: PresetFormProps) {
  const { i18n } = useLingui()
  const create = useOperation(contract.presets.create)
  const update = useOperation(contract.presets.update)
  const remove = useOperation(contract.presets.remove)
  const record = useRecordForm({
    record: preset,
    read: readPreset,
    write: writePreset,
    schemas: async () => {
      const { createPreset, updatePreset } = await import('#api/contract/presets.ts')
      return { create: createPreset, update: updatePreset }
    },
    // A list's entries are shown as one field.
    placeOf: (field) => field.replace(/^(assets|products)\..*$/, '$1'),
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: (body, ifVersion) => update.mutateAsync({ params: { id: preset?.id ?? '' }, body, ifVersion }),
    ...(reload && { reload }),
    nameOf: ({ title }) => title,
    pathOf: ({ id }) => paths.presets.one(id),
  })
  const { control } = record.form
  useStartWith(record, source && copyPreset(source, i18n._('Copy of {name}', { name: source.title })))
  const labels = usePresetLabels()
  return (
    <RecordFrame
      record={record}
      newTitle={i18n._('New preset')}
      list={{ label: i18n._('Presets'), to: paths.presets.list() }}
      createLabel={i18n._('Create preset')}
      labels={labels}
      subject={preset && { resource: 'presets', id: preset.id }}
      copyTo={preset && paths.presets.create({ from: preset.id })}
      removal={
        preset && {
          subject: { kind: 'preset', record: preset },
          places: paths,
          remove: () => remove.mutateAsync({ params: { id: preset.id } }),
        }
      }
      sectionOf={PRESET_SECTIONS}
      aside={
        preset && (
          <Section
            title={i18n._('Online rooms with this preset')}
            description={i18n._('Changes here apply to all of them.')}
          >
            <PresetRooms preset={preset} />
          </Section>
        )
      }
      sections={[
        {
          id: 'preview',
          label: i18n._('Preview'),
          description: i18n._('Roughly how a room looks.'),
          content: <PresetPreview control={control} />,
        },
        {
          id: 'basics',
          label: i18n._('Basics'),
          description: i18n._('A preset is the look of a room: images and other files.'),
          content: (
            <FieldInputs<PresetFieldsIn<'basics'>>
              of={{
                title: <TextF control={control} name="title" label={labels.title} required maxLength={200} />,
                description: (
                  <TextF control={control} name="description" label={labels.description} multiline maxLength={10_000} />
                ),
              }}
            />
          ),
        },
        {
          id: 'images',
          label: i18n._('Images'),
          description: i18n._('A URL, or an image from the library.'),
          content: (
            <FieldInputs<PresetFieldsIn<'images'>>
              of={{
                logo: <MediaUrlF control={control} name="logo" label={labels.logo} />,
                image: <MediaUrlF control={control} name="image" label={labels.image} />,
              }}
            />
          ),
        },
        {
          id: 'media',
          label: labels.assets,
          description: i18n._('What the room can show, in this order.'),
          content: (
            <FieldInputs<PresetFieldsIn<'media'>>
              of={{ assets: <MediaListF control={control} name="assets" label={labels.assets} /> }}
            />
          ),
        },
        {
          id: 'more',
          label: i18n._('More'),
          content: (
            <FieldInputs<PresetFieldsIn<'more'>>
              of={{
                products: <TagsF control={control} name="products" label={labels.products} />,
                effectId: (
                  <TextF
                    control={control}
                    name="effectId"
                    label={labels.effectId}
                    maxLength={200}
                    help={i18n._('ID of a visual effect.')}
                  />
                ),
              }}
            />
          ),
        },
      ]}
    />
  )
}
