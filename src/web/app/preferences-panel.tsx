import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../i18n/locale-provider.tsx'
import { isLocale, LOCALES } from '../i18n/locales.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { PopoverPanel } from '../ui/overlay/popover-panel.tsx'
import { paint } from '../theme/paint.ts'
import { useMode } from '../theme/scheme.ts'
import type { Connection } from './connection-badge.tsx'
import { radius, size, weight } from '../theme/scale.ts'

const MODES = [
  { mode: 'light', icon: 'sun', label: /*i18n*/ 'Light' },
  { mode: 'dark', icon: 'moon', label: /*i18n*/ 'Dark' },
  { mode: 'system', icon: 'screen', label: /*i18n*/ 'System' },
] as const

const HOURS = [
  { value: 'auto', label: /*i18n*/ 'Based on language' },
  { value: '24', label: /*i18n*/ '24 hours (14:30)' },
  { value: '12', label: /*i18n*/ '12 hours (2:30 PM)' },
] as const

const Panel = styled(PopoverPanel)({
  padding: 16,
  display: 'grid',
  gap: 14,
  '& fieldset': { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
  '& legend, & label.field': {
    display: 'block',
    padding: 0,
    marginBlockEnd: 6,
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.semibold,
  },
  '& select': {
    inlineSize: '100%',
    minBlockSize: 34,
    paddingInline: 8,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    background: paint.surface,
    color: paint.ink,
    font: 'inherit',
  },
})
const Segments = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  padding: 3,
  borderRadius: radius.control,
  background: paint.canvas,
  border: `1px solid ${paint.line}`,
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    paddingBlock: 6,
    borderRadius: radius.control,
    fontSize: size.caption,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    background: paint.accentTint,
    color: paint.ink,
    fontWeight: weight.semibold,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
})
const Who = styled('div')({
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.body2,
  '& p': { margin: '0 0 10px', color: paint.soft },
  '& strong': { display: 'block', color: paint.ink, fontWeight: weight.semibold },
})

/** What the preferences speak of besides how things look. */
export interface PreferencesProps {
  connection: Connection
  onShortcuts: () => void
  onSignOut?: () => void
}

/** Color scheme, language, clock, and the connection with its way out. */
export default function PreferencesPanel({
  connection,
  onShortcuts,
  onSignOut,
  anchor,
  onClose,
}: PreferencesProps & { anchor: HTMLElement; onClose: () => void }) {
  const { i18n } = useLingui()
  const { mode, setMode } = useMode()
  const { locale, setLocale, hours, setHours } = useLocale()
  const id = useId()
  return (
    <Panel width={300} aria-label={i18n._('Display and connection')} anchor={anchor} onClose={onClose}>
      <fieldset>
        <legend>{i18n._('Colors')}</legend>
        <Segments>
          {MODES.map((choice) => (
            <label key={choice.mode}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={mode === choice.mode}
                onChange={() => setMode(choice.mode)}
              />
              <Icon name={choice.icon} />
              {i18n._(choice.label)}
            </label>
          ))}
        </Segments>
      </fieldset>
      <div>
        <label className="field" htmlFor={`${id}-language`}>
          {i18n._('Language')}
        </label>
        <select
          id={`${id}-language`}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && void setLocale(target.value)}
        >
          {Object.entries(LOCALES).map(([tag, { name }]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="field" htmlFor={`${id}-hours`}>
          {i18n._('Clock')}
        </label>
        <select
          id={`${id}-hours`}
          value={hours}
          onChange={({ target }) => setHours(HOURS.find(({ value }) => value === target.value)?.value ?? 'auto')}
        >
          {HOURS.map(({ value, label }) => (
            <option key={value} value={value}>
              {i18n._(label)}
            </option>
          ))}
        </select>
      </div>
      <Button
        icon="keyboard"
        onClick={() => {
          // The panel lets go of the focus before the shortcuts take it.
          flushSync(onClose)
          onShortcuts()
        }}
      >
        {i18n._('Keyboard shortcuts')}
      </Button>
      <Who>
        <p>
          <strong>{connection.name}</strong>
          {connection.detail ?? (connection.kind === 'mock' ? i18n._('Demo data, kept in this browser only') : '')}
        </p>
        {onSignOut && (
          <Button
            icon="exit"
            onClick={() => {
              // Signing out may ask, and whoever stays is done with the preferences.
              onClose()
              onSignOut()
            }}
          >
            {connection.kind === 'mock' ? i18n._('Leave the demo') : i18n._('Sign out')}
          </Button>
        )}
      </Who>
    </Panel>
  )
}
