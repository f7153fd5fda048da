import { useLingui } from '@lingui/react'
import { useForm, useWatch } from 'react-hook-form'
import { TextF } from '../../../ui/form/text-f.tsx'
import { classWords, ORIGIN_NAMES, originWords } from '../../../commands/appointments/records/type-words.ts'
import { useRuns } from '../../../commands/appointments/runs/use-runs.ts'
import type { WorkProps } from './work.ts'
import { WorkForm } from './work-form.tsx'

interface SetFieldProps extends WorkProps {
  field: 'classification' | 'origin'
}

/** Gives several appointments the same class or origin. */
export function SetField({ field, records, leftOut, version, onClose }: SetFieldProps) {
  const { i18n } = useLingui()
  const runs = useRuns(version)
  const { control } = useForm({ defaultValues: { value: '' } })
  const typed = useWatch({ control, name: 'value' }).trim()
  const count = records.length
  const isClass = field === 'classification'
  const known = isClass
    ? [...new Set([...records.flatMap((it) => it.classification ?? []), 'internal', 'external'])]
    : [...new Set([...ORIGIN_NAMES, ...records.map(({ origin }) => origin)])]
  const title = isClass
    ? i18n._('{count, plural, one {Set the category of # appointment} other {Set the category of # appointments}}', {
        count,
      })
    : i18n._('{count, plural, one {Set the source of # appointment} other {Set the source of # appointments}}', {
        count,
      })
  const told = known.map((word) => {
    const words = isClass ? classWords(word, i18n) : originWords(word, i18n)
    return words === word ? `“${word}”` : `“${word}” (${words})`
  })
  return (
    <WorkForm
      leftOut={leftOut}
      title={title}
      submit={i18n._('Set')}
      ready={isClass || typed !== ''}
      dirty={typed !== ''}
      begin={() =>
        runs.change({
          title,
          records,
          changesOf: () => (isClass ? { classification: typed === '' ? null : typed } : { origin: typed }),
        })
      }
      onClose={onClose}
    >
      <TextF
        control={control}
        name="value"
        label={isClass ? i18n._('Category') : i18n._('Source')}
        required={!isClass}
        maxLength={50}
        help={[
          i18n._('In use: {words}.', { words: told.join(', ') }),
          isClass && i18n._('Leave blank to remove the category.'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </WorkForm>
  )
}
