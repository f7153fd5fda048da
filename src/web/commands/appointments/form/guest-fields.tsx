import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { type ComponentProps, useRef, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { media } from '../../../theme/paint.ts'
import { errorText } from '../../../ui/form/field.ts'
import { ListF } from '../../../ui/form/list-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import type { KnownGuest, Visit } from '../guests/known-guests.ts'
import type { AppointmentValues } from './appointment-values.ts'
import { GuestSearch } from './guest-search.tsx'
import { guestValues, isGuest, isSameGuest, noGuest, typedGuest } from './guest-values.ts'
import { KnownGuestCard } from './known-guest-card.tsx'

/** Names, and ways to reach somebody, in two columns: an email is long. */
const Person = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(128px, 40%), 100%), 1fr))',
  gap: '12px 8px',
  alignItems: 'start',
  // Half of a phone cuts an email off.
  [media.compact]: { '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' } },
})

interface GuestFieldsProps {
  control: Control<AppointmentValues>
  /** Fills in what a known guest had last; absent where the form books nothing. */
  onLastTime?: (visit: Visit) => void
  /** Whether what is booked is chosen already, so that Enter must not take what a guest had last. */
  isSettled?: boolean
  /** Shows everything that is known of a guest (`guestPlace`); absent where the form has no room beside it. */
  onGuest?: (place: string) => void
}

/** A guest of a list, or the only one of a form. */
interface GuestFieldProps extends GuestFieldsProps {
  index?: number
  /** Said under the field of the only guest of a form that begins with it. */
  only?: { help: string }
}

type FieldOfSearch = Omit<ComponentProps<typeof GuestSearch>, 'label' | 'error' | 'inputRef'>

/** The field that finds a guest; what the form misses of who comes is said, and typed, here. */
function SearchF({
  control,
  index,
  ...search
}: FieldOfSearch & { control: Control<AppointmentValues>; index: number }) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: `guests.${index}.firstName` })
  return <GuestSearch label={i18n._('Guest')} inputRef={field.ref} error={errorText(fieldState)} {...search} />
}

/**
 * One guest: first a single field that finds who is known, then either them in two lines or the fields of somebody new. What is
 * typed is the guest's from the first letter on, so that nothing is lost whatever is pressed next.
 */
export function GuestField({ control, index = 0, onLastTime, isSettled, onGuest, only }: GuestFieldProps) {
  const { i18n } = useLingui()
  const { field } = useController({ control, name: `guests.${index}` })
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<KnownGuest>()
  const [isOpen, setOpen] = useState(false)
  const [isEdited, setEdited] = useState(false)
  /** What somebody pressed here is gone, and with it the focus: what stands in its place takes it. */
  const [isPressed, setPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const guest = field.value

  const card = {
    onLastTime,
    isSettled,
    onGuest,
    takesFocus: isPressed,
    onEdit: () => {
      setKnown(undefined)
      setEdited(true)
      requestAnimationFrame(() => fields.current?.querySelector('input')?.focus())
    },
    onClear: () => {
      setKnown(undefined)
      setTyped('')
      setPressed(true)
      field.onChange(noGuest())
    },
  }
  if (known && isSameGuest(guest, guestValues(known.guest)))
    return <KnownGuestCard {...card} guest={known.guest} chosen={known} />
  // A booking that was begun elsewhere for somebody who is known.
  const isKept = isGuest(guestValues(guest.kept)) && isSameGuest(guest, guestValues(guest.kept))
  if (onLastTime && !isEdited && isKept) return <KnownGuestCard {...card} guest={guest.kept} />
  if (!isOpen && isSameGuest(guest, typedGuest(typed))) {
    return (
      <SearchF
        {...{ control, index }}
        help={only?.help}
        isOnly={only !== undefined}
        takesFocus={isPressed}
        typed={typed}
        onType={(next) => {
          setTyped(next)
          field.onChange(typedGuest(next))
        }}
        onKnown={(found) => {
          setKnown(found)
          setPressed(true)
          field.onChange(guestValues(found.guest))
        }}
        onNew={(by) => {
          setOpen(true)
          if (by === 'leave') return
          // The first field that is still empty is asked for next.
          requestAnimationFrame(() => {
            const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
            ;(inputs.slice(2).find((input) => input.value === '') ?? inputs[0])?.focus()
          })
        }}
      />
    )
  }
  return (
    <Person ref={fields}>
      <TextF control={control} name={`guests.${index}.firstName`} label={i18n._('First name')} />
      <TextF control={control} name={`guests.${index}.lastName`} label={i18n._('Last name')} />
      <TextF control={control} name={`guests.${index}.phone`} label={i18n._('Phone')} type="tel" />
      <TextF control={control} name={`guests.${index}.email`} label={i18n._('Email')} type="email" />
    </Person>
  )
}

/** Who comes: guests who are known, found by name, phone or email, and new ones. */
export function GuestFields({ control, ...rest }: GuestFieldsProps) {
  const { i18n } = useLingui()
  return (
    <ListF
      control={control}
      name="guests"
      label={i18n._('Guests')}
      make={noGuest}
      addLabel={i18n._('Add a guest')}
      isFirstKept
      isLabelHidden
    >
      {(index) => <GuestField {...{ control, index }} {...rest} />}
    </ListF>
  )
}
