import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { EmailF } from './email-f.tsx'
import { looksLikeEmail } from './email.ts'
import { ListEntry } from './entry.tsx'
import { RoleF } from './role-f.tsx'
import { actorEntry, type Actor, type RoomFieldsIn, type RoomValues } from './room-form-values.ts'

/** Somebody who takes part in a room. */
function ActorEntry({ control, index }: { control: Control<RoomValues>; index: number }) {
  const { i18n } = useLingui()
  const at = `actors.${index}` as const
  const extras = useWatch({ control, name: `${at}.extraFields` })
  const count = typeof extras === 'object' && extras !== null ? Object.keys(extras).length : 0
  const [open, setOpen] = useState(false)
  return (
    <ListEntry>
      <FieldInputs<keyof Actor>
        beside={[
          ['name', 'email'],
          ['role', 'isAdmin'],
        ]}
        of={{
          name: <TextF control={control} name={`${at}.name`} label={i18n._('Name')} required maxLength={200} />,
          email: <EmailF control={control} name={`${at}.email`} label={i18n._('Email')} />,
          role: <RoleF control={control} name={`${at}.role`} label={i18n._('Role')} />,
          isAdmin: <SwitchF control={control} name={`${at}.isAdmin`} label={i18n._('Can manage the room')} />,
          extraFields: (
            <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary>
                {i18n._('{count, plural, =0 {Extra fields} one {# extra field} other {# extra fields}}', { count })}
              </summary>
              {open && <ExtraFieldsF control={control} name={`${at}.extraFields`} label={i18n._('Extra fields')} />}
            </details>
          ),
        }}
      />
    </ListEntry>
  )
}

/** Who meets in the room and who looks after it. */
export function PeopleFields({ control }: { control: Control<RoomValues> }) {
  const { i18n } = useLingui()
  const actors = useWatch({ control, name: 'actors' })
  const addresses = [...new Set(actors.flatMap(({ email }) => email || []))]
  return (
    <FieldInputs<RoomFieldsIn<'people'>>
      of={{
        actors: (
          <ListF
            control={control}
            name="actors"
            ordered
            label={i18n._('Participants')}
            addLabel={i18n._('Add a person')}
            none={i18n._('No one added yet.')}
            // Who makes a room starts with its host.
            make={() => actorEntry({ role: actors.length === 0 ? 'host' : 'guest' })}
          >
            {(index) => <ActorEntry control={control} index={index} />}
          </ListF>
        ),
        adminUserEmail: (
          <EmailF
            control={control}
            name="adminUserEmail"
            label={i18n._('Administrator')}
            help={i18n._('Email of whoever looks after the room.')}
            suggestions={addresses}
          />
        ),
        chatManagerUsersEmails: (
          <TagsF
            control={control}
            name="chatManagerUsersEmails"
            label={i18n._('Chat managers')}
            help={i18n._('Email addresses; Enter adds one.')}
            check={(word) =>
              looksLikeEmail(word) ? undefined : i18n._('{word} isn’t a valid email address.', { word })
            }
          />
        ),
      }}
    />
  )
}
