import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Control } from 'react-hook-form'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { ListF } from '../../ui/form/ListF.tsx'
import { NumberF } from '../../ui/form/NumberF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SelectF } from '../../ui/form/SelectF.tsx'
import { SwitchF } from '../../ui/form/SwitchF.tsx'
import { TagsF } from '../../ui/form/TagsF.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import { paint } from '../../ui/paint.ts'
import type { RoomValues } from './room-form.ts'

const Entry = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: 10,
})

/** Who meets in the room and who looks after it. */
export function PeopleSection({ control }: { control: Control<RoomValues> }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._('People')} description={i18n._('Who meets in the room and who looks after it.')}>
      <ListF
        control={control}
        name="actors"
        label={i18n._('Takes part')}
        addLabel={i18n._('Add a person')}
        none={i18n._('Nobody is named yet.')}
        make={() => ({ name: '', role: 'guest' as const, email: '', isAdmin: false })}
      >
        {(index) => (
          <Entry>
            <Pair>
              <TextF control={control} name={`actors.${index}.name`} label={i18n._('Name')} required />
              <TextF control={control} name={`actors.${index}.email`} label={i18n._('E-mail')} type="email" />
              <SelectF
                control={control}
                name={`actors.${index}.role`}
                label={i18n._('Role')}
                options={[
                  { value: 'host', label: i18n._('Host') },
                  { value: 'guest', label: i18n._('Guest') },
                ]}
              />
            </Pair>
            <SwitchF control={control} name={`actors.${index}.isAdmin`} label={i18n._('May manage the room')} />
          </Entry>
        )}
      </ListF>
      <TextF
        control={control}
        name="adminUserEmail"
        label={i18n._('Administrator')}
        type="email"
        help={i18n._('E-mail address of who looks after the room.')}
      />
      <TagsF
        control={control}
        name="chatManagerUsersEmails"
        label={i18n._('Chat managers')}
        help={i18n._('E-mail addresses; Enter adds one.')}
      />
    </Section>
  )
}

/** Codes that make something cheaper for who has them. */
export function DiscountsSection({ control }: { control: Control<RoomValues> }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._('Discount codes')} description={i18n._('Codes that guests of the room can use.')}>
      <ListF
        control={control}
        name="discountCodes"
        label={i18n._('Codes')}
        addLabel={i18n._('Add a code')}
        none={i18n._('No codes.')}
        make={() => ({ name: '', discountCode: '', percent: null })}
      >
        {(index) => (
          <Entry>
            <Pair>
              <TextF control={control} name={`discountCodes.${index}.name`} label={i18n._('Name')} required />
              <TextF control={control} name={`discountCodes.${index}.discountCode`} label={i18n._('Code')} required />
              <NumberF
                control={control}
                name={`discountCodes.${index}.percent`}
                label={i18n._('Discount')}
                unit="%"
                max={100}
              />
              <TextF control={control} name={`discountCodes.${index}.discountType`} label={i18n._('Kind')} />
              <TextF control={control} name={`discountCodes.${index}.duration`} label={i18n._('Valid for')} />
            </Pair>
            <TextF control={control} name={`discountCodes.${index}.description`} label={i18n._('Description')} />
          </Entry>
        )}
      </ListF>
    </Section>
  )
}
