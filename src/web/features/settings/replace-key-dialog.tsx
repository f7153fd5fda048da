import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccessKey, IssuedKey } from '#api/contract/keys.ts'
import { contract } from '#api/contract/table.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { useOperation } from '../../client/use-operation.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { IssuedKeyDialog } from './issued-key-dialog.tsx'

/** Hours for which a key goes on beside the one in its place. */
const OVERLAPS = [1, 24, 7 * 24, 30 * 24] as const

interface ReplaceKeyDialogProps {
  replaced: AccessKey
  onClose: () => void
}

/** Makes a key in place of another, which goes on for a while, and shows the new secret, this once. */
export default function ReplaceKeyDialog({ replaced, onClose }: ReplaceKeyDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const { control, formState, handleSubmit } = useForm({ defaultValues: { hours: '24' } })
  const [key] = useState(() => createRepeatKey())
  const rotate = useOperation(contract.adminKeys.rotate, {
    onSuccess: (made) => {
      key.settle()
      setIssued(made)
    },
    onError: (error) => key.settle(error),
  })
  const submit = handleSubmit(({ hours }) => {
    const body = { overlap: Number(hours) * 60 }
    rotate.mutate({ params: { accessKeyId: replaced.accessKeyId }, body, idempotencyKey: key.of(body) })
  })
  const name = replaced.label ?? replaced.accessKeyId
  return (
    <IssuedKeyDialog
      open
      title={i18n._('Replace the key “{name}”', { name })}
      submit={i18n._('Replace')}
      busy={rotate.isPending}
      error={rotate.error}
      issued={issued}
      dirty={formState.isDirty}
      advice={i18n._('Put both where the old key is now. Until it ends, both keys work.')}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectF
        control={control}
        name="hours"
        label={i18n._('The old key works for')}
        help={i18n._('The new key has the same purpose, role and rights.')}
        options={OVERLAPS.map((hours) => ({
          value: String(hours),
          label:
            hours < 24
              ? format.minutes(hours * 60)
              : i18n._('{days, plural, one {# day} other {# days}}', { days: hours / 24 }),
        }))}
      />
    </IssuedKeyDialog>
  )
}
