import { useLingui } from '@lingui/react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { errorText } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/field-frame.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { freshCode, sameCodes } from './discount-codes.ts'
import { ListEntry } from './entry.tsx'
import type { DiscountCode, RoomValues } from './room-form-values.ts'

interface DiscountEntryProps {
  control: Control<RoomValues>
  index: number
}

/** The code itself: written or made up; one that stands in the list twice is told. */
function CodeF({ control, index }: DiscountEntryProps) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: `discountCodes.${index}.discountCode` })
  const all = useWatch({ control, name: 'discountCodes' }).map(({ discountCode }) => discountCode ?? '')
  const same = sameCodes(all, index)
  const twice =
    same.length === 0
      ? undefined
      : i18n._('Entry {number} also has this code.', { number: same.map((at) => at + 1).join(', ') })
  return (
    <FieldFrame
      label={i18n._('Code')}
      required
      help={i18n._('What guests type in.')}
      error={errorText(fieldState) ?? twice}
      popup={
        <Button kind="quiet" icon="refresh" onClick={() => field.onChange(freshCode(all))}>
          {i18n._('Generate code')}
        </Button>
      }
    >
      {(attributes) => (
        <Input
          {...attributes}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}

/** A code that makes something cheaper for who has it. */
export function DiscountEntry({ control, index }: DiscountEntryProps) {
  const { i18n } = useLingui()
  const at = `discountCodes.${index}` as const
  return (
    <ListEntry>
      <FieldInputs<keyof DiscountCode>
        beside={[
          ['name', 'discountCode'],
          ['percent', 'discountType', 'duration'],
        ]}
        of={{
          name: <TextF control={control} name={`${at}.name`} label={i18n._('Name')} required maxLength={200} />,
          discountCode: <CodeF control={control} index={index} />,
          percent: (
            <NumberF
              control={control}
              name={`${at}.percent`}
              label={i18n._('Discount')}
              unit="%"
              max={100}
              step={0.5}
            />
          ),
          discountType: (
            <TextF
              control={control}
              name={`${at}.discountType`}
              label={i18n._('Kind')}
              maxLength={50}
              placeholder={i18n._('For example “welcome”')}
            />
          ),
          duration: (
            <TextF
              control={control}
              name={`${at}.duration`}
              label={i18n._('Valid for')}
              maxLength={50}
              placeholder={i18n._('For example “3 months”')}
            />
          ),
          description: (
            <TextF control={control} name={`${at}.description`} label={i18n._('Description')} maxLength={1000} />
          ),
        }}
      />
    </ListEntry>
  )
}
