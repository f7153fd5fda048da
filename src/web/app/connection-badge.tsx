import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { type Role, useCaller, useRole } from '../client/use-caller.ts'
import { useRoleNames } from '../fields/use-role-names.ts'
import type { Format } from '../i18n/format.ts'
import { useFormat } from '../i18n/locale-provider.tsx'
import { ownZone } from '../i18n/own-zone.ts'
import { useConnectionState, useIsFed } from '../live/connection-context.ts'
import type { ConnectionState } from '../live/connection-state.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { PHONE, useMatchMedia } from '../ui/use-match-media.ts'
import { media, paint, tonePaint, visuallyHidden, railed } from '../theme/paint.ts'
import type { Tone } from '../theme/tones.ts'
import { requestSignIn } from './sign-in-request.ts'
import { radius, size, weight } from '../theme/scale.ts'

/** The service that the page talks to: demo data in the page, or a real deployment. */
export interface Connection {
  name: string
  kind: 'mock' | 'real'
  /** Address and key in short, for the menu. */
  detail?: string
  /** The role of the key, where signing in told it. */
  role?: Role
}

/** How a state of the connection looks: never by its colour alone. */
interface Look {
  label: string
  icon: IconName
  tone: Tone
}

const OWN_PROPS: readonly PropertyKey[] = ['tone', 'isMock', 'isCalm']

// No chip: where all is well it is plain text in the column, which breaks where it must.
const Badge = styled('div', { shouldForwardProp: (prop) => !OWN_PROPS.includes(prop) })<{
  tone: Tone
  isMock?: boolean
  isCalm?: boolean
}>(({ tone, isMock = false, isCalm = false }) => {
  const { bg, text, edge } = tonePaint(tone)
  return {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: 24,
    minInlineSize: 0,
    maxInlineSize: '100%',
    padding: '2px 4px',
    // Where all is well nothing asks for attention.
    border: isCalm ? 0 : `1px ${isMock ? 'dashed' : 'solid'} ${edge}`,
    borderRadius: radius.control,
    background: isCalm ? 'none' : bg,
    color: isCalm ? paint.soft : text,
    fontSize: size.caption,
    fontWeight: weight.medium,
    verticalAlign: 'middle',
    '& .fd-icon': {
      marginInline: '4px 0',
      color: isCalm ? text : 'inherit',
      ...(isCalm && { alignSelf: 'start', marginBlockStart: 2 }),
    },
    // What has no room beside the state stands below it, whole.
    '& > .words': { display: 'flex', flexWrap: 'wrap', columnGap: 6, overflow: 'hidden', paddingInline: 6 },
    '& b': { fontWeight: weight.semibold, ...(isCalm && { inlineSize: '100%' }) },
    '& > .words > span': { fontWeight: weight.regular, overflowWrap: 'anywhere' },
    '& i': { display: 'block', fontStyle: 'normal' },
    '& button': { font: 'inherit', textDecoration: 'underline' },
    // On a phone there is one line: who it is stands in the menu, and a state that asks for attention stands alone.
    [media.compact]: {
      '& > .words': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
      '& b, & > .words > span': {
        inlineSize: 'auto',
        minInlineSize: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      // The name gives way before the state.
      '& > .words > span': { flexShrink: 99 },
      '& i, &[data-calm="false"] > .words > span': visuallyHidden,
      '& button': { flex: 'none' },
    },
    // The narrow column has room for the sign alone; the words stay for those who listen, and as a tooltip. What can be
    // pressed there is the sign.
    ...railed({
      '& .fd-icon': { margin: 0 },
      '& > .words': { paddingInline: 0 },
      '& b, & span span': visuallyHidden,
      '& button': { position: 'absolute', inset: 0, borderRadius: 'inherit' },
    }),
  }
})

/** The time of an instant, with its date where that is not today. */
const timeOf = (at: number, format: Format): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? format.time(at, ownZone())
    : format.dateTime(at, ownZone(), 'day')

function useLook(state: ConnectionState): Look {
  const { i18n } = useLingui()
  const format = useFormat()
  // There the state has one line, whose end would be cut: the time.
  const isPhone = useMatchMedia(PHONE)
  switch (state.is) {
    case 'live':
      return { label: i18n._('Live'), icon: 'check', tone: 'confirmed' }
    case 'polling':
      return { label: i18n._('Updates every 30 s'), icon: 'clock', tone: 'confirmed' }
    case 'catching-up':
      return { label: i18n._('Reconnecting…'), icon: 'refresh', tone: 'arrived' }
    case 'stale': {
      const time = timeOf(state.since, format)
      return { label: i18n._('No answer since {time}', { time }), icon: 'warning', tone: 'pending' }
    }
    case 'offline': {
      const time = timeOf(state.since, format)
      const label = !state.isKept
        ? i18n._('Offline since {time}', { time })
        : isPhone
          ? i18n._('Offline – as of {time}', { time })
          : i18n._('Offline – showing what was seen at {time}', { time })
      return { label, icon: 'block', tone: 'cancelled' }
    }
    case 'refused':
      return { label: i18n._('Key not accepted'), icon: 'lock', tone: 'no-show' }
  }
}

function RealBadge({ name, role }: Connection) {
  const { i18n } = useLingui()
  const state = useConnectionState()
  const { label, icon, tone } = useLook(state)
  const isFed = useIsFed()
  const known = useRole()
  const roles = useRoleNames()
  const told = known ?? role
  const caller = useCaller()
  // What it was called at the time of signing in is not known to have changed before the service says so.
  const place = caller?.organization.name || name
  const isCalm = state.is === 'live' || state.is === 'polling'
  const who = [caller?.person?.name, told && roles[told]].filter(Boolean).join(' · ')
  return (
    <Badge
      tone={tone}
      isCalm={isCalm}
      data-tooltip={[label, who, place].filter(Boolean).join(' · ')}
      data-calm={isCalm}
      data-fed={isFed}
      aria-live="polite"
    >
      <Icon name={icon} size={14} />
      <span className="words">
        <b>{label}</b>
        {state.is === 'refused' ? (
          <ButtonBase onClick={requestSignIn}>
            <span>{i18n._('Sign in again')}</span>
          </ButtonBase>
        ) : (
          <span>
            <i>{who}</i> {place}
          </span>
        )}
      </span>
    </Badge>
  )
}

/** Always tells demo data from a real service, and how the line to it is, by words, glyph, border and colour. */
export function ConnectionBadge(connection: Connection) {
  const { i18n } = useLingui()
  if (connection.kind === 'real') return <RealBadge {...connection} />
  const label = i18n._('Demo data')
  return (
    <Badge tone="pending" isMock data-tooltip={`${label} · ${connection.name}`}>
      <Icon name="flask" size={14} />
      <span className="words">
        <b>{label}</b> <span>{connection.name}</span>
      </span>
    </Badge>
  )
}
