import { useLingui } from '@lingui/react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextF } from '../../ui/form/text-f.tsx'

/** The usual names of both. */
export const KEY = { accessKeyId: 'accessKeyId', secret: 'secret' } as const

interface KeyFieldsProps<Values extends FieldValues> {
  control: Control<Values>
  /** Where the form keeps the two. */
  names: { accessKeyId: FieldPath<Values>; secret: FieldPath<Values> }
  /** What becomes of the secret. */
  help?: string
}

/** A key: its id and its secret, as password managers know a name and a password. */
export function KeyFields<Values extends FieldValues>({ control, names, help }: KeyFieldsProps<Values>) {
  const { i18n } = useLingui()
  return (
    <>
      <TextF
        control={control}
        name={names.accessKeyId}
        label={i18n._('Access key ID')}
        autoComplete="username"
        required
      />
      <TextF
        control={control}
        name={names.secret}
        type="password"
        label={i18n._('Secret access key')}
        autoComplete="current-password"
        required
        {...(help !== undefined && { help })}
      />
    </>
  )
}
