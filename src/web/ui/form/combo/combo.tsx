import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useMemo, useRef, useState, type Ref } from 'react'
import { Icon } from '../../icons.tsx'
import { FieldFrame, type ControlAttributes } from '../field-frame.tsx'
import { ComboPaper } from './combo-paper.tsx'
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
  starts?: 'open' | 'focused' | undefined
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

const asSent = (options: ComboOption[]): ComboOption[] => options

/** A text input that offers what fits as it is typed. What is typed but not chosen is taken back. */
export function ComboInput(props: ComboInputProps) {
  const { attributes, label, value, text, none, options, starts, delay = 0, onSearch, onChoose } = props
  const { i18n } = useLingui()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(starts === 'open')
  useEffect(() => () => clearTimeout(timer.current), [])
  const chosen = useMemo(() => (value === '' ? null : { value, label: text }), [value, text])
  const nothing = none !== undefined && !typed ? [{ value: '', label: none }] : []

  const search = (next: string) => {
    clearTimeout(timer.current)
    if (delay === 0 || next === '') onSearch(next)
    else timer.current = setTimeout(() => onSearch(next.trim()), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
    setTyped(undefined)
    onSearch(null)
  }
  return (
    <Autocomplete<ComboOption, false, boolean>
      id={attributes.id}
      fullWidth
      disabled={attributes.disabled ?? false}
      options={options ? [...nothing, ...options] : []}
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
      autoHighlight={Boolean(typed)}
      filterOptions={asSent}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onOpen={() => {
        if (open) return
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
        onChoose(option?.value ?? '')
        close()
      }}
      onKeyDown={(event) => {
        // Enter chooses while the list is open, and never sends the form around it.
        if (event.key === 'Enter' && open) event.preventDefault()
      }}
      slots={{ paper: ComboPaper }}
      slotProps={{
        popper: { disablePortal: true, placement: 'bottom-start' },
        paper: { more: props.more ?? 0, create: props.create },
        clearIndicator: { tabIndex: 0 },
        popupIndicator: { 'aria-hidden': true, title: '' },
      }}
      renderOption={({ key, ...option }, { value: id, label: words, facts }, { selected }) => (
        <li key={key} {...option} data-none={id === '' || undefined}>
          <span>
            {words}
            {facts && <small>{facts}</small>}
          </span>
          {selected && <Icon name="check" size={16} />}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
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
