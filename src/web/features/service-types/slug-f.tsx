import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import type { ServiceType } from '#api/contract/service-types.ts'
import { Button } from '../../ui/button.tsx'
import { errorText } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/field-frame.tsx'
import { paths } from '../../paths/paths.ts'
import { freeSlug, slugInForce, type ServiceTypeValues } from './service-type-form-values.ts'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Beneath = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  marginInlineStart: -8,
  '&:empty': { display: 'none' },
  '& > *': { minBlockSize: 26, paddingInline: 8, fontSize: size.caption },
})

interface SlugFProps {
  control: Control<ServiceTypeValues>
  label: string
  /** Every other type. */
  others: readonly ServiceType[]
  /** A stored type has a short name that other programs may already use. */
  isStored: boolean
}

/** The short name: it follows the name until somebody writes it, and again once it is emptied. */
export function SlugF({ control, label, others, isStored }: SlugFProps) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'slug' })
  const name = useWatch({ control, name: 'name' })
  // While somebody rewrites it, an emptied field stays empty: it would fill itself under their hands.
  const [emptied, setEmptied] = useState(false)
  const slug = slugInForce({ slug: field.value, name })
  const holder = others.find((type) => type.slug === slug && slug !== '')
  const isChanged = isStored && fieldState.isDirty
  return (
    <FieldFrame
      label={label}
      help={
        isChanged
          ? i18n._('Links and filters in other programs that use the old one will stop working.')
          : field.value === null
            ? i18n._('Follows the name until you enter your own.')
            : i18n._('Links and filters in other programs use this.')
      }
      error={holder ? i18n._('“{name}” already has this short name.', { name: holder.name }) : errorText(fieldState)}
      popup={
        <Beneath>
          {holder && (
            <>
              <Button
                kind="quiet"
                onClick={() =>
                  field.onChange(
                    freeSlug(
                      slug,
                      others.map((type) => type.slug),
                    ),
                  )
                }
              >
                {i18n._('Use a free one')}
              </Button>
              <Link to={paths.serviceTypes.one(holder.id)}>{i18n._('Open “{name}”', { name: holder.name })}</Link>
            </>
          )}
          {field.value !== null && !isStored && (
            <Button kind="quiet" icon="refresh" onClick={() => field.onChange(null)}>
              {i18n._('Match the name again')}
            </Button>
          )}
        </Beneath>
      }
    >
      {(attributes) => (
        <Input
          {...attributes}
          name={field.name}
          ref={field.ref}
          dir="ltr"
          value={emptied && field.value === null ? '' : slug}
          onChange={({ target }) => {
            setEmptied(target.value === '')
            field.onChange(target.value === '' ? null : target.value)
          }}
          onBlur={() => {
            setEmptied(false)
            field.onBlur()
          }}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FieldFrame>
  )
}
