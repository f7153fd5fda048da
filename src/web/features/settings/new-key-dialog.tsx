import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { IssuedKey } from '#api/contract/keys.ts'
import type { Role } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { useOperation } from '../../client/use-operation.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { ACCESS_DAYS, inDays } from './access-days.ts'
import { IssuedKeyDialog } from './issued-key-dialog.tsx'
import { useRoleWords } from './use-role-words.ts'

/** What is asked for a key that is made here: it belongs to no person, and may all that its role may. */
type AskedField = Exclude<keyof z.input<(typeof contract.adminKeys.create)['body']>, 'personId' | 'rights'>

interface NewKey {
  label: string
  role: Role
  /** Days after which the access ends; null for never. */
  expiresAt: string | null
}

interface NewKeyDialogProps {
  open: boolean
  onClose: () => void
}

/** Makes a key and shows its secret, this once. */
export default function NewKeyDialog({ open, onClose }: NewKeyDialogProps) {
  const { i18n } = useLingui()
  const roles = useRoleWords()
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const { clock } = useApi()
  const form = useForm<NewKey>({ defaultValues: { label: '', role: 'staff', expiresAt: null } })
  const role = useWatch({ control: form.control, name: 'role' })
  const [key] = useState(() => createRepeatKey())
  const create = useOperation(contract.adminKeys.create, {
    onSuccess: (made) => {
      key.settle()
      setIssued(made)
    },
    onError: (error) => key.settle(error),
  })
  const leave = () => {
    onClose()
    // The secret must not stay in the page longer than it is shown.
    setIssued(null)
    create.reset()
    form.reset()
  }
  const submit = form.handleSubmit(({ label, role: chosen, expiresAt: days }) => {
    const wish = { role: chosen, label: label.trim() === '' ? null : label.trim() }
    create.mutate(
      key.once({ ...wish, days }, () => ({
        ...wish,
        ...(days && { expiresAt: inDays(days, clock.now()) }),
      })),
    )
  })
  return (
    <IssuedKeyDialog
      open={open}
      title={i18n._('New access key')}
      submit={i18n._('Create key')}
      busy={create.isPending}
      error={create.error}
      issued={issued}
      dirty={form.formState.isDirty}
      advice={i18n._('Save both in a safe place. We can’t show the secret again; if you lose it, create a new key.')}
      onSubmit={(event) => void submit(event)}
      onClose={leave}
    >
      <FieldInputs<AskedField>
        of={{
          label: (
            <TextF
              control={form.control}
              name="label"
              label={i18n._('Purpose')}
              help={i18n._('A name to recognize later, such as “Reception tablet”.')}
              maxLength={100}
            />
          ),
          role: (
            <SelectF
              control={form.control}
              name="role"
              label={i18n._('Role')}
              help={roles[role].may}
              options={(['viewer', 'staff', 'admin'] as const).map((it) => ({ value: it, label: roles[it].label }))}
            />
          ),
          expiresAt: (
            <SelectF
              control={form.control}
              name="expiresAt"
              label={i18n._('Access ends')}
              none={i18n._('Never')}
              options={ACCESS_DAYS.map((it) => ({
                value: String(it),
                label: i18n._('{days, plural, one {After # day} other {After # days}}', { days: it }),
              }))}
            />
          ),
        }}
      />
    </IssuedKeyDialog>
  )
}
