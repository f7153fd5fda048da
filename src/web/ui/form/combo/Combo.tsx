import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Button } from '../../Button.tsx'
import { Icon } from '../../icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { FieldFrame, Input } from '../FieldFrame.tsx'
import ComboList from './ComboList.tsx'
import { stepped, type ComboOption } from './options.ts'

const Box = styled('div')({
  position: 'relative',
  '& > input': { paddingInlineEnd: 34, textOverflow: 'ellipsis' },
  '&[data-clear="true"] > input': { paddingInlineEnd: 62 },
  '& > .fd-icon': {
    position: 'absolute',
    insetInlineEnd: 10,
    insetBlock: 0,
    marginBlock: 'auto',
    color: paint.soft,
    pointerEvents: 'none',
  },
  '& > button': {
    position: 'absolute',
    insetInlineEnd: 30,
    insetBlock: 0,
    marginBlock: 'auto',
    minBlockSize: 28,
    blockSize: 28,
    minInlineSize: 28,
    padding: 0,
  },
})

/** What a combobox is told by the field around it. */
export interface ComboProps {
  name: string
  inputRef: Ref<HTMLInputElement>
  label: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
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
  /** Milliseconds without a key before a search. */
  delay?: number
  /** Called with what is searched; null as the list closes. */
  onSearch: (search: string | null) => void
  onChoose: (value: string) => void
  onBlur: () => void
}

/** A text input that offers what fits as it is typed (WAI-ARIA combobox with a list). What is not chosen is taken back. */
export default function Combo(props: ComboProps) {
  const { value, text, none, options, delay = 0, onSearch, onChoose } = props
  const { i18n } = useLingui()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => () => clearTimeout(timer.current), [])

  const nothing: ComboOption[] = none !== undefined && !typed ? [{ value: '', label: none }] : []
  const shown = options && [...nothing, ...options]
  // What was typed has a best answer; what was only opened begins at what is chosen.
  const at =
    active !== -1 ? active : typed ? (shown?.length ? 0 : -1) : (shown?.findIndex((it) => it.value === value) ?? -1)
  const current = shown?.[at]

  const search = (next: string) => {
    clearTimeout(timer.current)
    if (delay === 0 || next === '') onSearch(next)
    else timer.current = setTimeout(() => onSearch(next.trim()), delay)
  }
  const show = () => {
    if (open || props.disabled) return
    setOpen(true)
    search('')
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
    onSearch(null)
  }
  const choose = (next: string) => {
    onChoose(next)
    close()
    input.current?.focus()
  }
  const move = (by: number) => {
    if (!open) return show()
    setActive(stepped(at, by, shown?.length ?? 0))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') return close()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (current) choose(current.value)
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const hasClear = none !== undefined && value !== '' && !props.disabled
  return (
    <FieldFrame
      {...props}
      popup={
        open && (
          <ComboList
            id={listId}
            label={props.label}
            options={shown}
            active={at}
            chosen={value}
            more={props.more ?? 0}
            failed={props.failed ?? false}
            create={props.create}
            onChoose={choose}
          />
        )
      }
    >
      {(attributes) => (
        <Box data-clear={hasClear}>
          <Input
            {...attributes}
            ref={(element) => {
              input.current = element
              if (typeof props.inputRef === 'function') props.inputRef(element)
              else if (props.inputRef) props.inputRef.current = element
            }}
            name={props.name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The pattern of WAI-ARIA: no native input has such a list.
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? text}
            placeholder={none ?? i18n._('Type to search')}
            onClick={show}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(-1)
              setOpen(true)
              search(target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close()
              props.onBlur()
            }}
          />
          {hasClear && (
            <Button kind="quiet" icon="close" iconOnly onClick={() => choose('')}>
              {i18n._('Clear {label}', { label: props.label })}
            </Button>
          )}
          <Icon name="chevronDown" size={16} />
        </Box>
      )}
    </FieldFrame>
  )
}
