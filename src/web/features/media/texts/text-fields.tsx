import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import { LONGEST_TAG } from '#api/core/rules/medium-tags.ts'
import { MOST_OF_TEXT } from '#api/core/rules/medium-texts.ts'
import { typeOfFormat } from '#api/core/rules/media-type.ts'
import { FieldInputs } from '../../../ui/form/field-inputs.tsx'
import { TagsF } from '../../../ui/form/tags-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import { useMediumLabels } from '../../../fields/labels/multimedia.ts'
import type { MediumFieldsIn, MediumValues } from '../medium-form-values.ts'
import { CropsF } from './crops/crops-f.tsx'
import { FocusF } from './focus-f.tsx'
import { PosterF } from './poster-f.tsx'
import { CaptionsF } from './captions-f.tsx'

/** Words to find a medium by. */
function TagField({ control }: { control: Control<MediumValues> }) {
  const { i18n } = useLingui()
  const check = (tag: string) =>
    tag.length > LONGEST_TAG
      ? i18n._('“{tag}” is longer than {most} characters.', { tag, most: LONGEST_TAG })
      : undefined
  return (
    <TagsF
      control={control}
      name="tags"
      label={useMediumLabels().tags}
      help={i18n._('Words to find the file by.')}
      check={check}
    />
  )
}

/** What stands below a medium, who made it, and what is said in it. */
export function TextFields({ control }: { control: Control<MediumValues> }) {
  const { i18n } = useLingui()
  const labels = useMediumLabels()
  const [type, format, captions, transcript, url, name, poster] = useWatch({
    control,
    name: ['type', 'format', 'captions', 'transcript', 'url', 'name', 'poster'],
  })
  const kind = type ?? typeOfFormat(format) ?? ''
  const plays = ['video', 'audio'].includes(kind)
  const text = (field: 'caption' | 'credit', help: string) => (
    <TextF control={control} name={field} label={labels[field]} help={help} maxLength={MOST_OF_TEXT[field]} />
  )
  return (
    <FieldInputs<MediumFieldsIn<'texts'>>
      of={{
        focus: kind === 'image' && url !== '' && (
          <FocusF control={control} url={url} format={format} label={labels.focus} />
        ),
        crops: kind === 'image' && url !== '' && (
          <CropsF control={control} url={url} format={format} label={labels.crops} />
        ),
        poster: (kind !== 'image' || poster !== null) && (
          <PosterF control={control} name={name} url={url} format={format} label={labels.poster} />
        ),
        tags: <TagField control={control} />,
        caption: text('caption', i18n._('Shown below the file where guests see it.')),
        credit: text('credit', i18n._('Who made the file, or holds its rights.')),
        // What has words already keeps their field, whatever its type became.
        captions: (plays || captions !== '') && <CaptionsF control={control} label={labels.captions} />,
        transcript: (plays || transcript !== '') && (
          <TextF
            control={control}
            name="transcript"
            label={labels.transcript}
            help={i18n._('Everything that’s said, as one text.')}
            multiline
            maxLength={MOST_OF_TEXT.transcript}
          />
        ),
      }}
    />
  )
}
