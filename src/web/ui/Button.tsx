import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from './icons.tsx'
import { paint, visuallyHidden } from './paint.ts'

/** How much a button asks for: the one main action, an ordinary one, a quiet one, or one that destroys. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

const LOOKS = {
  primary: { background: paint.accent, color: paint.accentInk, borderColor: 'transparent' },
  plain: { background: paint.raised, color: paint.ink, borderColor: paint.line },
  quiet: { background: 'transparent', color: paint.ink, borderColor: 'transparent' },
  danger: { background: paint.danger, color: paint.dangerInk, borderColor: 'transparent' },
} as const satisfies Record<ButtonKind, object>

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: 12,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'filter 80ms, background-color 80ms',
  '&:hover': { backgroundImage: `linear-gradient(${paint.hover}, ${paint.hover})` },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  '@media (pointer: coarse)': { minBlockSize: 40 },
  // Where the device chooses the colours, a ground of our own is not seen; a toolbar's rules must not win over this.
  '@media (forced-colors: active)': {
    '&&&&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 1, color: 'GrayText' },
  },
} as const

const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'kind' && prop !== 'square' }
const shape = ({ kind, square }: { kind: ButtonKind; square: boolean }) => ({
  ...LOOKS[kind],
  ...(square && {
    paddingInline: 6,
    minInlineSize: 32,
    '@media (pointer: coarse)': { minBlockSize: 40, minInlineSize: 40 },
  }),
})
const Press = styled('button', own)<{ kind: ButtonKind; square: boolean }>(base, shape)
const Anchor = styled(Link, own)<{ kind: ButtonKind; square: boolean }>(base, shape)
const Hidden = styled('span')(visuallyHidden)

interface Face {
  kind?: ButtonKind
  icon?: IconName
  /** Shows the icon alone; the text becomes the accessible name and the tooltip. */
  iconOnly?: boolean
  children: ReactNode
}

const face = ({ icon, iconOnly, children }: Face) => (
  <>
    {icon && <Icon name={icon} />}
    {iconOnly ? <Hidden>{children}</Hidden> : children}
  </>
)

/** The dashboard's button. `busy` keeps its place and its focus while the action runs, and says so to screen readers. */
export function Button({
  kind = 'plain',
  icon,
  iconOnly = false,
  busy = false,
  children,
  onClick,
  ...rest
}: Face & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <Press
      type="button"
      kind={kind}
      square={iconOnly}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {face({ ...(icon && { icon }), iconOnly, children })}
    </Press>
  )
}

/** A link that looks like a button: for what leads to another address. */
export function ButtonLink({
  kind = 'plain',
  icon,
  iconOnly = false,
  children,
  ...rest
}: Face & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Anchor
      kind={kind}
      square={iconOnly}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
    >
      {face({ ...(icon && { icon }), iconOnly, children })}
    </Anchor>
  )
}
