import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import { type FocusEvent, type ReactNode, type Ref, useMemo, useState } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { eagerly } from '../../../ui/eager-input.tsx'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useAfterPress, useStill } from '../../../ui/use-press.ts'
import { guestsMeant, type KnownGuest, useKnownGuests } from '../guests/known-guests.ts'
import { reachWords, visitWords } from '../guests/guest-words.ts'
import { useClinic } from '../records/queries.ts'
import { useNow } from '../../../client/use-now.ts'

/** Guests who are offered at once; more letters make them fewer. */
const OFFERED = 5

const Results = styled('div')({
  marginBlockStart: 4,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paint.raised,
  '& .MuiAutocomplete-listbox': { maxBlockSize: 'none', padding: 4 },
  '& .MuiAutocomplete-listbox .MuiAutocomplete-option': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    alignItems: 'baseline',
    gap: '0 8px',
    minBlockSize: 44,
    padding: '6px 8px',
    borderRadius: radius.inner,
  },
  '& strong': {
    flex: '1 0 auto',
    maxInlineSize: '100%',
    fontSize: size.body1,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  },
  '& .reach': { fontSize: size.body2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& small': { flexBasis: '100%', color: paint.soft, fontSize: size.caption },
  '& .MuiAutocomplete-listbox .new': { alignItems: 'center' },
  '& .MuiAutocomplete-listbox .new:not(:only-child)': {
    marginBlockStart: 4,
    borderBlockStart: `1px solid ${paint.line}`,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
})

/** The results stand in the form, below the field, where they cover nothing that is to be filled in. */
function InForm({ open, children }: PopperProps) {
  return open && <Results>{typeof children === 'function' ? null : children}</Results>
}
const asItIs = ({ children }: { children?: ReactNode }) => children

/** Tells the offers apart. */
const keyOf = (option: KnownGuest | string): string =>
  typeof option === 'string' ? option : `${option.name} ${reachWords(option)}`

interface GuestSearchProps {
  label: string
  /** A line under the field; an error takes its place. */
  help?: string | undefined
  error?: string | undefined
  /** The only guest of a form that begins with it: the label is seen, and whoever opens the form types here. */
  isOnly?: boolean | undefined
  /** Whether it stands where somebody has just pressed something that is gone. */
  takesFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
  typed: string
  onType: (typed: string) => void
  onKnown: (guest: KnownGuest) => void
  /** Called where what was typed is somebody new: by Enter or Tab with `by` key, by leaving the field with `by` leave. */
  onNew: (by: 'key' | 'leave') => void
}

/**
 * One field for a guest: name, phone or email. Who is known fills in the rest by one press; whoever else is new. Enter takes nobody
 * who was not walked to: the results may still be on their way, and a wrong guest is worse than one press more.
 */
export function GuestSearch(props: GuestSearchProps) {
  const { label, help, error, isOnly = false, takesFocus = false, inputRef, typed, onType, onKnown, onNew } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const clinic = useClinic()
  const [isAsked, setAsked] = useState(false)
  const afterPress = useAfterPress()
  const { guests: known, areRead } = useKnownGuests(typed, now, isAsked)
  // The letters for which somebody has closed the list.
  const [closedAt, setClosedAt] = useState<string>()
  const isTyped = typed.trim() !== ''
  const meant = useMemo(() => (isTyped ? guestsMeant(known, typed).slice(0, OFFERED) : []), [known, typed, isTyped])
  const found = useMemo((): (KnownGuest | 'new')[] => (isTyped ? [...meant, 'new'] : []), [meant, isTyped])
  // The results stand in the form: what is pressed below them must not move away as they come.
  const options = useStill(found)
  const telling = { i18n, format, clinic, now }

  /** Whoever goes on in the form has said who it is; a question over it, another window or the calendar ends nothing. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    if (!isTyped || !(relatedTarget instanceof Node) || !form?.contains(relatedTarget)) return
    afterPress(() => onNew('leave'))
  }
  return (
    <FieldFrame label={label} isLabelHidden={!isOnly} help={help} error={error}>
      {(attributes) => (
        <Autocomplete<KnownGuest | 'new', false, true, true>
          id={attributes.id}
          freeSolo
          fullWidth
          disableClearable
          clearOnBlur={false}
          options={options}
          value=""
          inputValue={typed}
          open={options.length > 0 && closedAt !== typed}
          onOpen={() => setClosedAt(undefined)}
          onClose={(_, reason) => {
            if (reason === 'escape') setClosedAt(typed)
          }}
          filterOptions={(all) => all}
          // By these the library knows whom the arrows stand at as more are found; the field keeps what was typed.
          getOptionLabel={keyOf}
          getOptionKey={keyOf}
          // It would leave them at nobody as soon as the list is drawn again; `open` says when it closes.
          disableCloseOnSelect
          onInputChange={(_, next, reason) => {
            if (reason === 'input') onType(next)
          }}
          onChange={(_, option) => {
            if (typeof option === 'string') onNew('key')
            else onKnown(option)
          }}
          onKeyDown={(event) => {
            // Enter answers who comes; the form is sent by the next one.
            if (event.key === 'Enter' && isTyped) event.preventDefault()
          }}
          slots={{ popper: InForm, paper: asItIs }}
          renderOption={({ key, ...option }, guest) =>
            typeof guest === 'string' ? (
              <li key={key} {...option} className={`${option.className} new`}>
                <Icon name="plus" size={18} />
                <strong>{i18n._('New guest “{typed}”', { typed: typed.trim() })}</strong>
              </li>
            ) : (
              <li key={key} {...option}>
                <strong>{guest.name}</strong> <span className="reach">{reachWords(guest)}</span>
                {/* Its line is there before its words, so that nothing below moves. */}
                <small>{visitWords(guest, areRead, telling) || '\u00A0'}</small>
              </li>
            )
          }
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              {...eagerly}
              inputRef={inputRef}
              fullWidth
              // Whoever opened a form that begins with a guest types who it is.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={isOnly || takesFocus}
              startAdornment={<Icon name="search" />}
              onFocus={() => setAsked(true)}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key !== 'Tab' || event.shiftKey || !isTyped) return
                event.preventDefault()
                onNew('key')
              }}
              inputProps={{
                ...slotProps.htmlInput,
                ...attributes,
                maxLength: 254,
                placeholder: i18n._('Name, phone or email'),
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
