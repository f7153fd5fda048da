import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { freshCode } from './discount-codes.ts'
import { DiscountEntry } from './discount-entry.tsx'
import { codeEntry, type RoomFieldsIn, type RoomValues } from './room-form-values.ts'

/** Codes that make something cheaper for who has them. */
export function DiscountFields({ control }: { control: Control<RoomValues> }) {
  const { i18n } = useLingui()
  const codes = useWatch({ control, name: 'discountCodes' }).map(({ discountCode }) => discountCode ?? '')
  return (
    <FieldInputs<RoomFieldsIn<'discounts'>>
      of={{
        discountCodes: (
          <ListF
            control={control}
            name="discountCodes"
            ordered
            label={i18n._('Codes')}
            addLabel={i18n._('Add a code')}
            none={i18n._('No codes.')}
            make={() => codeEntry({ discountCode: freshCode(codes) })}
          >
            {(index) => <DiscountEntry control={control} index={index} />}
          </ListF>
        ),
      }}
    />
  )
}
