import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { openInput } from '../../../theme/own-looks.ts'
import { paint } from '../../../theme/paint.ts'
import { pagePlace } from '../../../ui/panel/focus-home.ts'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import { type CalendarView, closedPanel } from '../../../commands/appointments/view/view-state.ts'
import type { LineKeys } from './quick-line.tsx'
import { usePageKey } from './use-page-key.ts'
import { useAfterPress } from '../../../ui/use-press.ts'
import { radius, size } from '../../../theme/scale.ts'

const QuickLine = lazySection(withMessages(() => import('./quick-line.tsx')))

const Box = styled('div')({
  position: 'relative',
  flex: '0 1 208px',
  minInlineSize: 120,
  // Room for an example, and then for a sentence: that gets the room of the tools, which the head hides meanwhile.
  // It grows into what is free: with a wider basis the head would break into two lines, and all below it move.
  '&:focus-within': { flex: '1000 1 208px', maxInlineSize: 264 },
  '&:focus-within > input': { paddingInlineEnd: 10 },
  '&[data-typed]:focus-within': { flex: '1 1 460px', maxInlineSize: 640, marginInlineStart: 'auto' },
  '&[data-row]': { order: 2, flex: '1 0 100%', maxInlineSize: 'none' },
  '& > input': { ...openInput, minBlockSize: 32, paddingInline: '34px 38px', textOverflow: 'ellipsis' },
  '& > .fd-icon': { position: 'absolute', insetInlineStart: 10, insetBlockStart: 8, pointerEvents: 'none' },
  '& > kbd': {
    position: 'absolute',
    insetInlineEnd: 8,
    insetBlockStart: 7,
    minInlineSize: 18,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.card,
    background: paint.canvas,
    color: paint.soft,
    font: 'inherit',
    fontSize: size.overline,
    textAlign: 'center',
    pointerEvents: 'none',
  },
  '&:focus-within > kbd': { display: 'none' },
  '@media (pointer: coarse)': {
    '& > input': { minBlockSize: 42, fontSize: size.h4 },
    '& > .fd-icon': { insetBlockStart: 13 },
    '& > kbd': { display: 'none' },
  },
})

interface QuickEntryProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** Whether it is a button until it is asked for, and then gets a row of its own. */
  folded: boolean
}

/** What else a key opens beside the calendar. */
const OPENS: Readonly<Record<string, CalendarView['open']>> = { w: 'walk-in', b: 'block', f: 'find', l: 'waiting' }

/** Quick booking by one line, and the keys for it and for what else is made. What reads the line comes when it is used. */
export function QuickEntry({ view, set, folded }: QuickEntryProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const line = useRef<LineKeys>(null)
  const [keysOn] = useSingleKeys()
  const [text, setText] = useState('')
  const [used, setUsed] = useState(false)
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [entered, setEntered] = useState<string>()
  const wanted = view.open === 'quick'

  // An address that asks for the line is answered once; the focus is the browser's.
  useEffect(() => {
    if (!wanted) return
    input.current?.focus()
    set({ open: '' })
  }, [wanted, set])

  const begin = () => {
    flushSync(() => setShown(true))
    input.current?.focus()
  }
  usePageKey((key, _target, inPanel) => {
    const opens = OPENS[key]
    if (inPanel || (key !== 'q' && !opens)) return false
    if (opens) set({ ...closedPanel, open: opens }, { replace: false })
    else begin()
    return true
  })
  const write = (next: string) => {
    setText(next)
    setEntered(undefined)
    setOpen(next.trim() !== '')
  }
  const close = () => {
    setOpen(false)
    setEntered(undefined)
  }
  const afterPress = useAfterPress()
  const leave = () => {
    close()
    if (text !== '') return
    afterPress(() => {
      if (document.activeElement !== input.current) setShown(false)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      // The first press leaves the readings, the second the words, the third the line: the keys of the calendar work again.
      return open ? close() : text !== '' ? write('') : pagePlace()?.focus()
    }
    if (event.key === 'ArrowDown' && !open && text.trim() !== '') setOpen(true)
    else if (open && event.key === 'Enter') setEntered(text)
    else if (!open || !line.current?.press(event.key)) return
    else setEntered(undefined)
    event.preventDefault()
  }
  const hint = i18n._('Quick booking')
  if (folded && !shown && !wanted) {
    return (
      <Button className="quick" kind="quiet" icon="bolt" iconOnly onClick={begin}>
        {hint}
      </Button>
    )
  }
  return (
    <Box className="quick-line" data-row={folded ? '' : undefined} data-typed={text === '' ? undefined : ''}>
      <Icon name="bolt" />
      <input
        ref={input}
        value={text}
        role="combobox"
        aria-label={hint}
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? active : undefined}
        aria-keyshortcuts={keysOn ? 'q' : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={
          shown ? i18n._('e.g. anna checkup thu {time} 45', { time: format.clock('16:30') }) : i18n._('Quick book')
        }
        onFocus={() => {
          setUsed(true)
          setShown(true)
          setOpen(text.trim() !== '')
        }}
        onBlur={leave}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {keysOn && text === '' && <kbd aria-hidden="true">Q</kbd>}
      {used && (
        <Suspense fallback={null}>
          <QuickLine
            ref={line}
            id={id}
            text={text}
            open={open}
            isEntered={open && entered === text}
            onEntered={() => setEntered(undefined)}
            view={view}
            set={set}
            onActive={setActive}
            onDone={() => write('')}
          />
        </Suspense>
      )}
    </Box>
  )
}
