import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Pair } from '../../ui/form/form-errors.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { EmailF } from './email-f.tsx'
import { ListEntry } from './entry.tsx'
import { RoleF } from './role-f.tsx'
import type { RoomValues } from './room-form-values.ts'

const ActorExtras = lazy(() => import('./actor-extras.tsx'))

/** Somebody who takes part in a room. */
export function ActorEntry({ control, index }: { control: Control<RoomValues>; index: number }) {
  const { i18n } = useLingui()
  const extras = useWatch({ control, name: `actors.${index}.extraFields` })
  const count = typeof extras === 'object' && extras !== null ? Object.keys(extras).length : 0
  const [open, setOpen] = useState(false)
  return (
    <ListEntry>
      <Pair>
        <TextF control={control} name={`actors.${index}.name`} label={i18n._('Name')} required maxLength={200} />
        <EmailF control={control} name={`actors.${index}.email`} label={i18n._('Email')} />
      </Pair>
      <Pair>
        <RoleF control={control} name={`actors.${index}.role`} label={i18n._('Role')} />
        <SwitchF control={control} name={`actors.${index}.isAdmin`} label={i18n._('Can manage the room')} />
      </Pair>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {i18n._('{count, plural, =0 {Extra fields} one {# extra field} other {# extra fields}}', { count })}
        </summary>
        {open && (
          <Suspense>
            <ActorExtras control={control} index={index} />
          </Suspense>
        )}
      </details>
    </ListEntry>
  )
}
