import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { guestsMeant, type KnownGuest, useKnownGuests } from '../guests/known-guests.ts'
import { reachWords, visitWords } from '../guests/guest-words.ts'
import { useClinic } from '../records/queries.ts'
import { useNow } from '../records/use-now.ts'

/** Guests who are offered at once; more letters make them fewer. */
const OFFERED = 5

const Results = styled('div')({
  marginBlockStart: 4,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paint.raised,
  '& ul': { margin: 0, padding: 4, maxBlockSize: 'none', listStyle: 'none' },
  '& li': { display: 'block', padding: '6px 8px', borderRadius: radius.inner, cursor: 'pointer' },
  '& li.Mui-focused': { background: paint.hover },
  '& li > span': { display: 'flex', gap: 8, justifyContent: 'space-between', alignItems: 'baseline' },
  '& li strong': { fontSize: size.body1, fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& li .reach': { flex: 'none', fontSize: size.body2, fontVariantNumeric: 'tabular-nums' },
  '& li small': { color: paint.soft, fontSize: size.caption },
  '& li.new': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 36 },
  '& li.new:not(:only-child)': {
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

interface GuestSearchProps {
  label: string
  typed: string
  onType: (typed: string) => void
  onKnown: (guest: KnownGuest) => void
  /** Called where what was typed is somebody new: by Enter or Tab with `by` key, by leaving the field with `by` leave. */
  onNew: (by: 'key' | 'leave') => void
}

/** One field for a guest: name, phone or email. Who is known fills in the rest by one press; whoever else is new. */
export function GuestSearch({ label, typed, onType, onKnown, onNew }: GuestSearchProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const clinic = useClinic()
  const [isAsked, setAsked] = useState(false)
  const known = useKnownGuests(typed, now, isAsked)
  const isTyped = typed.trim() !== ''
  const meant = isTyped ? guestsMeant(known, typed).slice(0, OFFERED) : []
  const options: (KnownGuest | 'new')[] = isTyped ? [...meant, 'new'] : []
  const telling = { i18n, format, clinic, now }

  /** Whoever goes on in the form has said who it is; a question over it, another window or the calendar ends nothing. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    if (!isTyped || !(relatedTarget instanceof Node) || !form?.contains(relatedTarget)) return
    const settle = () => onNew('leave')
    // A press that takes the focus away must still meet what it was aimed at: nothing moves before it is over.
    if (document.querySelector(':active')) {
      document.addEventListener('pointerup', () => requestAnimationFrame(settle), { once: true })
    } else settle()
  }
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <Autocomplete<KnownGuest | 'new', false, true, true>
          id={attributes.id}
          freeSolo
          fullWidth
          disableClearable
          autoHighlight
          clearOnBlur={false}
          options={options}
          value=""
          inputValue={typed}
          open={isTyped}
          filterOptions={(all) => all}
          getOptionLabel={() => typed}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.name} ${reachWords(option)}`)}
          onInputChange={(_, next, reason) => {
            if (reason === 'input') onType(next)
          }}
          onChange={(_, option) => {
            if (typeof option === 'string') onNew('key')
            else onKnown(option)
          }}
          onKeyDown={(event) => {
            // The form around it asks before it closes; results that cover nothing need no Escape of their own.
            if (event.key === 'Escape') event.defaultMuiPrevented = true
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
                <span>
                  <strong>{guest.name}</strong> <span className="reach">{reachWords(guest)}</span>
                </span>
                <small>{visitWords(guest, telling)}</small>
              </li>
            )
          }
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              startAdornment={<Icon name="search" size={18} />}
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
