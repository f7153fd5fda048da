import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { startTransition, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router-dom'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { visuallyHidden } from '../../theme/paint.ts'
import { usePages } from '../pages.ts'
import { groupsOf, type Choice } from './choice.ts'
import { Keys } from './keys.tsx'
import { Options } from './options.tsx'
import { PaletteField } from './palette-field.tsx'
import { rankChoices, FIT } from './rank.ts'
import { recentChoices, keepRecent, readRecent } from './recent.ts'
import { Field, Foot, PaletteNote, PaletteWindow } from './styles.ts'
import { useFixed } from './use-fixed.ts'
import { useFound } from './use-found.ts'
import { useListbox } from './use-listbox.ts'

/** A pause in typing after which the service is asked, in milliseconds. */
const PAUSE = 180

const Status = styled('output')(visuallyHidden)

interface CommandPaletteProps {
  onClose: () => void
  onShortcuts: () => void
  onSignOut?: () => void
  /** Goes to an address of the dashboard; asks first where something is not saved. */
  go: (to: string) => void
}

/** Goes anywhere, makes anything and finds anybody from the keyboard. */
export function CommandPalette({ onClose, onShortcuts, onSignOut, go }: CommandPaletteProps) {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  // The focus is back on the page before what was chosen takes it.
  const close = () => flushSync(onClose)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [recent] = useState(() => readRecent(connectionId))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fixed = useFixed(typed, onShortcuts, onSignOut)
  const found = useFound(search)
  const base = useHref('/')
  const order = groupsOf(usePages())

  // The palette may close within the pause.
  useEffect(() => () => clearTimeout(timer.current), [])
  // A link of the page would be followed, or asked about, by whoever listens to clicks; here closing comes first.
  useEffect(() => {
    const own = (event: MouseEvent) => {
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (plain && event.target instanceof Element && event.target.closest('[data-palette]')) event.preventDefault()
    }
    window.addEventListener('click', own, true)
    return () => window.removeEventListener('click', own, true)
  }, [])

  const wish = typed.trim()
  const known = new Set([...fixed, ...found.choices].map(({ id }) => id))
  const remembered = recentChoices(recent).filter(({ id, group }) => !known.has(id) && order.includes(group))
  const everywhere: Choice[] =
    wish === ''
      ? []
      : [
          {
            id: 'search',
            group: 'more',
            icon: 'search',
            atLeast: FIT.part / 8,
            label: i18n._('Search appointments for “{text}”', { text: wish }),
            to: paths.appointments.list({ search: wish }),
          },
        ]
  const groups = rankChoices(
    wish,
    [...fixed, ...remembered, ...found.choices, ...everywhere],
    recent.map(({ id }) => id),
    order,
  )
  const choices = groups.flatMap((group) => group.choices)
  const listbox = useListbox(choices.length, wish)
  const searching = found.searching || wish !== search
  const count = choices.length - everywhere.length

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => startTransition(() => setSearch(text.trim())), PAUSE)
  }
  const choose = (choice: Choice, elsewhere = false) => {
    keepRecent(connectionId, choice)
    if (elsewhere && choice.to !== undefined) {
      window.open(base.replace(/\/$/, '') + choice.to, '_blank', 'noopener')
      return
    }
    close()
    if (choice.to === undefined) choice.run?.()
    else go(choice.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || listbox.onKey(event)) return
    const choice = choices[listbox.active]
    if (event.key === 'Enter' && choice) {
      event.preventDefault()
      choose(choice, event.ctrlKey || event.metaKey)
    }
  }
  const failure = found.error ? errorWords(i18n, found.error) : undefined
  const status = searching
    ? i18n._('Searching…')
    : i18n._('{count, plural, =0 {Nothing found} one {# result} other {# results}}', { count })

  return (
    <PaletteWindow width={640} label={i18n._('Search and commands')} closesOutside onClose={onClose}>
      <Field>
        <Icon name="search" size={20} />
        <div className="line">
          <PaletteField
            list={listbox.id}
            active={choices.length > 0 ? listbox.optionId(listbox.active) : undefined}
            typed={typed}
            onType={type}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button kind="quiet" icon="close" iconOnly onClick={close}>
          {i18n._('Close')}
        </Button>
      </Field>
      <Options groups={groups} listbox={listbox} onChoose={choose} />
      {wish !== '' && count === 0 && !searching && !failure && (
        <PaletteNote>
          {i18n._('No results for “{text}”. Try part of a name, an email, a phone or a date such as 12 Dec.', {
            text: wish,
          })}
        </PaletteNote>
      )}
      {wish !== '' && searching && <PaletteNote aria-hidden="true">{i18n._('Searching…')}</PaletteNote>}
      {failure && (
        <PaletteNote role="alert">
          {navigator.onLine
            ? `${failure.title}. ${failure.advice}`
            : i18n._('You’re offline: search finds only pages and actions.')}
        </PaletteNote>
      )}
      <Foot aria-hidden="true">
        <span>
          <Keys keys={['ArrowUp', 'ArrowDown']} /> {i18n._('choose')}
        </span>
        <span>
          <Keys keys={['Enter']} /> {i18n._('go')}
        </span>
        <span>
          <Keys keys={['Mod+Enter']} /> {i18n._('opens in a new tab')}
        </span>
        <span>
          <Keys keys={['Escape']} /> {i18n._('close')}
        </span>
      </Foot>
      <Status>{status}</Status>
    </PaletteWindow>
  )
}
