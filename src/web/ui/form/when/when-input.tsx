import InputAdornment from '@mui/material/InputAdornment'
import { useLingui } from '@lingui/react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefCallback } from 'react'
import { Button } from '../../button.tsx'
import type { IconName } from '../../icons.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { type ControlAttributes, FieldFrame, type FieldLook } from '../field-frame.tsx'
import { Input } from '../inputs.tsx'
import { stepOf } from '../step-keys.ts'
import type { Typed } from './use-typed.ts'
import type { Pickers } from './when-popover.tsx'

const WhenPopover = lazyPart(() => import('./when-popover.tsx'), { leave: ({ onClose }) => onClose() })

interface WhenInputProps {
  attributes: ControlAttributes
  typed: Typed
  /** Stands over the popover. */
  title: string
  /** What the button does, in words. */
  pick: string
  icon: IconName
  /** Steps the value by arrow or page keys; told where the caret stands. */
  onStep: (steps: number, caret: number) => void
  /** What can be chosen instead of typing, with what it is chosen with; `done` closes it. */
  choices: (pickers: Pickers, done: () => void) => ReactNode
  name?: string | undefined
  placeholder?: string | undefined
  inputMode?: 'text' | 'numeric'
  onBlur?: (() => void) | undefined
  ref?: RefCallback<HTMLInputElement> | undefined
}

/** The input of a date or time: typed, stepped by arrow keys, or chosen in a popover (the button, or Alt and arrow down). */
function WhenInput(props: WhenInputProps) {
  const { attributes, typed, title, pick, icon, onStep, choices, name, placeholder, inputMode = 'text' } = props
  const { i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const caret = useRef<number | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const back = useRef<HTMLElement | null>(null)

  // A stepped value is written anew, which would put the caret at its end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    typed.input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // The popover holds the focus until it is out of the page.
  useEffect(() => {
    if (anchor !== null) return
    back.current?.focus()
    back.current = null
  }, [anchor])

  const open = (from: HTMLElement | null) => {
    typed.settle()
    back.current = from
    setAnchor(frame.current)
  }
  const close = () => setAnchor(null)
  return (
    <>
      <Input
        {...attributes}
        frameRef={frame}
        name={name}
        ref={(element) => {
          typed.attach(element)
          props.ref?.(element)
        }}
        value={typed.text}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-keyshortcuts="Alt+ArrowDown"
        onChange={({ target }) => typed.type(target.value)}
        onFocus={typed.onFocus}
        onBlur={() => {
          typed.onBlur()
          props.onBlur?.()
        }}
        onKeyDown={(event) => {
          typed.onKeyDown(event)
          if (event.shiftKey || event.ctrlKey || event.metaKey) return
          if (event.altKey) {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            return open(event.currentTarget)
          }
          const steps = stepOf(event.key)
          if (steps === 0) return
          event.preventDefault()
          caret.current = event.currentTarget.selectionStart
          onStep(steps, caret.current ?? 0)
        }}
        endAdornment={
          <InputAdornment position="end">
            <Button
              ref={button}
              kind="quiet"
              icon={icon}
              iconOnly
              // The input opens it by a key of its own: one stop fewer for those who type.
              tabIndex={-1}
              disabled={attributes.disabled}
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              onClick={({ nativeEvent }) => {
                // A finger goes back to the button: the input would raise the keyboard over the page.
                const byFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
                open(byFinger ? button.current : typed.input.current)
              }}
            >
              {pick}
            </Button>
          </InputAdornment>
        }
      />
      {anchor && (
        <WhenPopover anchor={anchor} title={title} close={i18n._('Close')} onClose={close}>
          {(pickers) => choices(pickers, close)}
        </WhenPopover>
      )}
    </>
  )
}

/** What every field of a date or a time is given beside its value. What cannot be read is told before `error`. */
export interface WhenFieldProps extends FieldLook {
  name?: string | undefined
  onBlur?: () => void
  ref?: RefCallback<HTMLInputElement>
}

interface WhenFrameProps extends Omit<WhenInputProps, 'attributes' | 'title' | keyof WhenFieldProps> {
  field: WhenFieldProps
  /** Says what can be read, where what was typed cannot. */
  unread: () => string
  /** What stands below the input. */
  popup?: ReactNode
}

/** A field of a date or time: its frame with the input, and what is wrong with what was typed. */
export function WhenFrame({ field, unread, popup, ...input }: WhenFrameProps) {
  const { name, onBlur, ref, error, ...look } = field
  const { typed } = input
  return (
    <FieldFrame {...look} popup={popup} error={typed.isUnread ? unread() : (typed.problem ?? error)}>
      {(attributes) => <WhenInput {...{ attributes, name, onBlur, ref }} title={look.label} {...input} />}
    </FieldFrame>
  )
}
