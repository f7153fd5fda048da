import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import { eagerly } from '../../eager-input.tsx'
import { Icon } from '../../icons.tsx'
import type { EarlyWish } from '../early-wish.ts'
import { FieldFrame, type ControlAttributes } from '../field-frame.tsx'
import { ComboPaper } from './combo-paper.tsx'
import { ComboPopper } from './combo-popper.tsx'
import { ComboRow } from './combo-row.tsx'
import type { ComboOption } from './options.ts'

/** What is chosen among, and what happens then. */
export interface ComboChoice {
  label: string
  /** Text of the chosen option; empty for none. */
  text: string
  value: string
  /** Options for what is typed, the best first; undefined while they are on their way. */
  options: readonly ComboOption[] | undefined
  /** How many more there are than the options. */
  more?: number
  /** The options could not be read. */
  failed?: boolean
  /** Label of the choice of nothing; without it something must be chosen. */
  none?: string | undefined
  /** Where a new one is made, with the words for it. */
  create?: { to: string; label: string } | undefined
  /** It was pressed or reached while its code was still coming: it opens, or takes the keys, as it appears. */
  starts?: EarlyWish | undefined
  /** What was typed into it by then. */
  begins?: string | undefined
  /** Milliseconds without a key before a search. */
  delay?: number
  /** Called with what is searched; null as the list closes. */
  onSearch: (search: string | null) => void
  onChoose: (value: string) => void
}

interface ComboInputProps extends ComboChoice {
  /** The frame around it knows its id and what describes it; the label's id is that id with “-label”. */
  attributes: Partial<ControlAttributes> & { id: string }
  name?: string
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
}

const NONE: readonly ComboOption[] = []

const asSent = (options: ComboOption[]): ComboOption[] => options

/** A text input that offers what fits as it is typed. What is typed but not chosen is taken back. */
export function ComboInput(props: ComboInputProps) {
  const { attributes, label, value, text, none, options, starts, begins, delay = 0 } = props
  const { i18n } = useLingui()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(starts && begins)
  const [open, setOpen] = useState(starts === 'open')
  useEffect(() => () => clearTimeout(timer.current), [])
  // Rows that stay as they are keep what they were given first.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const chosen = useMemo(() => (value === '' ? null : { value, label: text }), [value, text])
  const isTyped = Boolean(typed)
  const offered = useMemo(
    () => (none !== undefined && !isTyped ? [{ value: '', label: none }, ...(options ?? [])] : (options ?? [])),
    [none, isTyped, options],
  )

  const search = (next: string) => {
    clearTimeout(timer.current)
    const send = () => latest.current.onSearch(next.trim())
    if (delay === 0 || next === '') send()
    else timer.current = setTimeout(send, delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
    setTyped(undefined)
    latest.current.onSearch(null)
  }
  return (
    <Autocomplete<ComboOption, false, boolean>
      id={attributes.id}
      fullWidth
      disabled={attributes.disabled ?? false}
      options={options ? offered : NONE}
      value={chosen}
      inputValue={typed ?? text}
      open={open}
      loading={options === undefined && !props.failed}
      loadingText={i18n._('Loading…')}
      noOptionsText={props.failed ? i18n._('Couldn’t load the choices.') : i18n._('No matches.')}
      clearText={i18n._('Clear {label}', { label })}
      openText={i18n._('Open')}
      closeText={i18n._('Close')}
      clearIcon={<Icon name="close" size={16} />}
      popupIcon={<Icon name="chevronDown" size={16} />}
      disableClearable={none === undefined}
      // What was typed has a best answer; what was only opened begins at what is chosen.
      autoHighlight={isTyped}
      filterOptions={asSent}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onOpen={({ type }) => {
        // A letter opens it by itself, with what is typed.
        if (open || type === 'change') return
        setOpen(true)
        search(typed ?? '')
      }}
      onClose={close}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return
        setTyped(next)
        setOpen(true)
        search(next)
      }}
      onChange={(event, option, reason) => {
        // An emptied input looks for everything; nothing is chosen by that.
        if (reason === 'clear' && event.type === 'change') return
        latest.current.onChoose(option?.value ?? '')
        close()
      }}
      onKeyDown={(event) => {
        // Enter chooses while the list is open, and never sends the form around it.
        if (event.key === 'Enter' && open) event.preventDefault()
      }}
      slots={{ paper: ComboPaper, popper: ComboPopper }}
      slotProps={{
        popper: {
          disablePortal: true,
          placement: 'bottom-start',
          shows: [options && offered, value, props.failed, props.more, props.create?.to, props.create?.label],
        },
        paper: { more: props.more ?? 0, create: props.create },
        clearIndicator: { tabIndex: 0 },
        popupIndicator: { 'aria-hidden': true, title: '' },
      }}
      renderOption={({ key, ...row }, option, { selected }) => (
        <ComboRow key={key} {...row} option={option} isSelected={selected} />
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          {...eagerly}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It was there already, and had the focus, before its code came.
          autoFocus={starts !== undefined}
          disabled={attributes.disabled ?? false}
          error={attributes['aria-invalid'] ?? false}
          inputRef={props.inputRef}
          onBlur={props.onBlur}
          inputProps={{
            ...slotProps.htmlInput,
            ...attributes,
            name: props.name,
            placeholder: none ?? i18n._('Type to search'),
          }}
        />
      )}
    />
  )
}

type ComboProps = ComboChoice &
  Omit<ComboInputProps, 'attributes'> & {
    help?: string | undefined
    error?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    /** It differs from what is stored. */
    changed?: boolean | undefined
  }

/** A choice among many with its label above and its help below. */
export function Combo(props: ComboProps) {
  return <FieldFrame {...props}>{(attributes) => <ComboInput {...props} attributes={attributes} />}</FieldFrame>
}
