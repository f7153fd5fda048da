import { MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { typeOfFormat } from '#api/core/rules/media-type.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useOperation } from '../../client/use-operation.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { paths } from '../../paths/paths.ts'
import { usePartSections } from './use-part-sections.tsx'
import { MEDIUM_SECTIONS, type MediumFieldsIn } from './medium-form-values.ts'
import { Preview } from './preview.tsx'
import { useBringBack } from '../../fields/media/use-kept.ts'
import { useMediaWords } from '../../fields/media/use-media-words.ts'
import { useMediumForm } from './use-medium-form-values.ts'
import { AltTextF } from './alt-text-f.tsx'
import { useMediumLabels } from '../../fields/labels/multimedia.ts'
import { TextFields } from './texts/text-fields.tsx'
import { FileActions } from './viewer/details/file-actions.tsx'

const MediumAsidePanel = lazySection(withMessages(() => import('./medium-aside-panel.tsx')))

// The words of the first button stand where all others begin.
const Actions = styled('div')({ marginInlineStart: -12 })

interface MediumFormProps {
  /** Absent for a new one. */
  medium?: Multimedia
  reload?: () => Promise<Multimedia | undefined>
}

/** Everything about one medium. */
export function MediumForm({ medium, reload }: MediumFormProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { types, statusWords } = useMediaWords()
  const labels = useMediumLabels()
  const bringBack = useBringBack()
  const remove = useOperation(contract.multimedia.remove)
  const record = useMediumForm({
    medium,
    reload,
    onCreated: ({ id }) => void navigate(paths.multimedia.one(id), { replace: true }),
  })
  const { control } = record.form
  const format = useWatch({ control, name: 'format' })
  const found = typeOfFormat(format)
  const parts = usePartSections(control)
  const status = medium && statusWords(medium.status)
  return (
    <RecordFrame
      record={record}
      newTitle={i18n._('Add file')}
      list={{ label: i18n._('Library'), to: paths.multimedia.list() }}
      createLabel={i18n._('Add')}
      labels={labels}
      subject={medium && { resource: 'multimedia', id: medium.id }}
      description={status && <StatusChip {...status} />}
      removal={
        medium && {
          subject: { kind: 'medium', record: medium },
          places: paths,
          remove: () => remove.mutateAsync({ params: { id: medium.id } }),
          undo: () => bringBack(medium),
        }
      }
      sectionOf={MEDIUM_SECTIONS}
      aside={
        medium && (
          <Suspense>
            <MediumAsidePanel medium={medium} />
          </Suspense>
        )
      }
      sections={[
        {
          id: 'preview',
          label: i18n._('Preview'),
          description: i18n._('What the URL shows.'),
          content: (
            <>
              <Preview control={control} medium={medium} />
              {medium && (
                <Actions>
                  <FileActions medium={medium} />
                </Actions>
              )}
            </>
          ),
        },
        {
          id: 'basics',
          label: i18n._('Basics'),
          description: i18n._('Name, URL and type.'),
          content: (
            <FieldInputs<MediumFieldsIn<'basics'>>
              beside={[['format', 'type']]}
              of={{
                name: <TextF control={control} name="name" label={labels.name} required maxLength={200} />,
                url: (
                  <TextF
                    control={control}
                    name="url"
                    label={labels.url}
                    placeholder="https://"
                    help={i18n._('Leave blank if the file comes later.')}
                  />
                ),
                format: (
                  <TextF control={control} name="format" label={labels.format} required placeholder="image/png" />
                ),
                type: (
                  <SelectF
                    control={control}
                    name="type"
                    label={labels.type}
                    options={MULTIMEDIA_TYPES.map((it) => ({ value: it, label: types[it] }))}
                    {...(!medium && {
                      none: found
                        ? i18n._('Based on format: {type}', { type: types[found] })
                        : i18n._('Based on format'),
                    })}
                  />
                ),
                description: <TextF control={control} name="description" label={labels.description} multiline />,
                altText: <AltTextF control={control} label={labels.altText} />,
              }}
            />
          ),
        },
        {
          id: 'texts',
          label: i18n._('Tags and texts'),
          description: i18n._('What the file is found by, the caption below it, who made it, and what is said in it.'),
          content: <TextFields control={control} />,
        },
        {
          id: 'file',
          label: i18n._('File details'),
          description: i18n._('Leave blank what you don’t know.'),
          content: (
            <FieldInputs<MediumFieldsIn<'file'>>
              beside={[['width', 'height', 'duration', 'size']]}
              of={{
                width: <NumberF control={control} name="width" label={labels.width} unit={i18n._('pixels')} />,
                height: <NumberF control={control} name="height" label={labels.height} unit={i18n._('pixels')} />,
                duration: (
                  <NumberF
                    control={control}
                    name="duration"
                    label={labels.duration}
                    unit={i18n._('seconds')}
                    step={0.1}
                  />
                ),
                size: <NumberF control={control} name="size" label={labels.size} unit={i18n._('bytes')} />,
                sha256: (
                  <TextF
                    control={control}
                    name="sha256"
                    label={labels.sha256}
                    help={i18n._('SHA-256 of the file: 64 hexadecimal digits.')}
                  />
                ),
              }}
            />
          ),
        },
        ...parts,
      ]}
    />
  )
}
