import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Avatar from '@mui/material/Avatar'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ComponentProps, useId } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../../client/api-context.ts'
import { type Caller, useCaller } from '../../client/use-caller.ts'
import { chosenBookedAs, houseBookedAs, keepBookedAs } from '../../commands/appointments/form/default-status.ts'
import { useRoleNames } from '../../fields/use-role-names.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { isLocale, LOCALES } from '../../i18n/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { Icon } from '../../ui/icons.tsx'
import { PopoverPanel } from '../../ui/overlay/popover-panel.tsx'
import { paint } from '../../theme/paint.ts'
import { useMode } from '../../theme/scheme.ts'
import type { Connection } from '../connection-badge.tsx'
import { OtherHosts } from './other-hosts.tsx'
import { idleMinutes } from '../lock/idle-time.ts'
import { IDLE_MINUTES, keepIdleMinutes } from '../lock/keep-idle-time.ts'
import { useStore } from '../../store/store.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { size, weight } from '../../theme/scale.ts'

const MODES = [
  { mode: 'light', icon: 'sun', label: /*i18n*/ 'Light' },
  { mode: 'dark', icon: 'moon', label: /*i18n*/ 'Dark' },
  { mode: 'system', icon: 'screen', label: /*i18n*/ 'System' },
] as const

const HOURS = [
  { value: 'auto', label: /*i18n*/ 'As usual here' },
  { value: '24', label: /*i18n*/ '24 hours (14:30)' },
  { value: '12', label: /*i18n*/ '12 hours (2:30 PM)' },
] as const

const Panel = styled(PopoverPanel)({
  padding: 16,
  display: 'grid',
  gap: 14,
  '& .field': {
    display: 'block',
    padding: 0,
    marginBlockEnd: 6,
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.semibold,
  },
})
const Segments = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  '& .MuiToggleButton-root': { flexDirection: 'column', gap: 2, paddingBlock: 6, fontSize: size.caption },
})
const Who = styled('div')({
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.body2,
  '& p': { margin: '0 0 10px', color: paint.soft },
  '& strong': { display: 'block', color: paint.ink, fontWeight: weight.semibold },
})

const Holder = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 12,
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
  '& strong': { overflowWrap: 'anywhere' },
})

/** A choice with its name above it and, where that says too little, a word below. */
function Choice({ label, help, ...select }: ComponentProps<typeof Select> & { label: string; help?: string }) {
  const id = useId()
  return (
    <div>
      <label className="field" htmlFor={id}>
        {label}
      </label>
      <Select id={id} {...(help !== undefined && { 'aria-describedby': `${id}-help` })} {...select} />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </div>
  )
}

/** Who is signed in: the person behind the key, or the key itself, and its role. */
function Person({ caller: { person, label, accessKeyId, role } }: { caller: Caller }) {
  const roles = useRoleNames()
  return (
    <Holder>
      <Avatar style={{ inlineSize: 32, blockSize: 32, fontSize: size.caption }} aria-hidden="true">
        {person?.initials ?? <Icon name="key" size={16} />}
      </Avatar>
      <span>
        <strong>{person?.name ?? label ?? accessKeyId}</strong>
        <small>{roles[role]}</small>
      </span>
    </Holder>
  )
}

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
  const caller = useCaller()
  const { connectionId } = useApi()
  const { mode, setMode } = useMode()
  const { locale, setLocale, hours, setHours } = useLocale()
  const format = useFormat()
  const minutes = useStore(idleMinutes)
  const id = useId()
  return (
    <Panel width={300} aria-label={i18n._('Display and connection')} anchor={anchor} onClose={onClose}>
      <div>
        <span className="field" id={`${id}-colors`}>
          {i18n._('Colors')}
        </span>
        <Segments
          aria-labelledby={`${id}-colors`}
          value={mode}
          onChange={(_event, next: unknown) => {
            // Pressing what is chosen would choose nothing.
            const choice = MODES.find((it) => it.mode === next)
            if (choice) setMode(choice.mode)
          }}
        >
          {MODES.map((choice) => (
            <ToggleButton key={choice.mode} value={choice.mode}>
              <Icon name={choice.icon} />
              {i18n._(choice.label)}
            </ToggleButton>
          ))}
        </Segments>
      </div>
      <Choice
        label={i18n._('Language')}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && void setLocale(target.value)}
      >
        {Object.entries(LOCALES).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={i18n._('Clock')}
        value={hours}
        onChange={({ target }) => setHours(HOURS.find(({ value }) => value === target.value)?.value ?? 'auto')}
      >
        {HOURS.map(({ value, label }) => (
          <option key={value} value={value}>
            {i18n._(label)}
          </option>
        ))}
      </Choice>
      <Choice
        label={i18n._('New appointments')}
        defaultValue={chosenBookedAs(connectionId) ?? ''}
        onChange={({ target: { value } }) =>
          keepBookedAs(connectionId, value === 'pending' || value === 'confirmed' ? value : null)
        }
      >
        <option value="">
          {houseBookedAs() === 'pending' ? i18n._('As usual here (unconfirmed)') : i18n._('As usual here (confirmed)')}
        </option>
        <option value="confirmed">{i18n._('Confirmed')}</option>
        <option value="pending">{i18n._('Unconfirmed')}</option>
      </Choice>
      <OtherHosts />
      {connection.kind === 'real' && (
        <Choice
          label={i18n._('Lock this screen')}
          help={i18n._('To unlock, you need your secret access key or a new sign-in link.')}
          value={minutes}
          onChange={({ target }) => keepIdleMinutes(Number(target.value))}
        >
          {IDLE_MINUTES.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 0
                ? i18n._('Never')
                : i18n._('After {length} without use', { length: format.minutes(choice) })}
            </option>
          ))}
        </Choice>
      )}
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
        {caller && <Person caller={caller} />}
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
