import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import MuiIconButton from '@mui/material/IconButton'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icons.tsx'
import { Hidden } from './hidden.ts'
import { Link } from './link.tsx'

/** How much a button asks for: the one main action, an ordinary one, a quiet one, what is suggested, or one that destroys. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'suggested' | 'danger'

const LOOKS = {
  primary: { variant: 'contained', color: 'primary' },
  plain: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'inherit' },
  suggested: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
} as const satisfies Record<ButtonKind, Pick<MuiButtonProps, 'variant' | 'color'>>

interface Face {
  kind?: ButtonKind
  icon?: IconName | undefined
  /** Shows the icon alone; the text becomes the accessible name and the tooltip. */
  iconOnly?: boolean
  /** Gives the room of its text away at the head of a narrow page, where the tooltip has it. */
  folds?: boolean | undefined
  /** Why it cannot be done now, in words; the button stays in reach then, because its tooltip says so. */
  refused?: string | undefined
  children: ReactNode
}

/** The text of a button that shows its icon alone stays in the page, where every reader and translator finds it. */
const iconAlone = (icon: IconName, children: ReactNode) => (
  <>
    <Icon name={icon} />
    <Hidden>{children}</Hidden>
  </>
)
/** A text that the head of a page may hide. */
const mayHide = (children: ReactNode) => <span className="words">{children}</span>
const tooltip = (children: ReactNode) => (typeof children === 'string' ? { 'data-tooltip': children } : undefined)

type ButtonProps = Face & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children'>

/** The dashboard's button. `busy` keeps its place and its focus while the action runs, and says so to screen readers. */
export function Button({ refused, ...open }: ButtonProps) {
  const id = useId()
  const isRefused = refused !== undefined
  // What is known of rights may come or go while somebody is on the button: it stays the same one.
  return (
    <>
      <OpenButton {...open} {...(isRefused && refusal(open, refused, id))} />
      {isRefused && <Hidden id={id}>{refused}</Hidden>}
    </>
  )
}

/** What makes a button do nothing but say why. */
const refusal = ({ kind }: ButtonProps, reason: string, id: string) =>
  ({
    kind: kind === 'quiet' ? kind : 'plain',
    type: 'button',
    busy: false,
    disabled: undefined,
    onClick: undefined,
    'aria-disabled': true,
    'aria-describedby': id,
    'data-tooltip': reason,
  }) as const

function OpenButton({
  kind = 'plain',
  icon,
  iconOnly = false,
  folds = false,
  busy = false,
  children,
  onClick,
  color: _color,
  ...rest
}: Omit<ButtonProps, 'refused'>) {
  const common = {
    'aria-disabled': busy || undefined,
    'aria-busy': busy || undefined,
    onClick: busy ? (event: { preventDefault: () => void }) => event.preventDefault() : onClick,
    ...rest,
  }
  if (icon && iconOnly && kind === 'quiet') {
    return (
      <MuiIconButton {...tooltip(children)} {...common}>
        {iconAlone(icon, children)}
      </MuiIconButton>
    )
  }
  return (
    <MuiButton
      {...LOOKS[kind]}
      {...((iconOnly || folds) && tooltip(children))}
      {...(iconOnly && { className: 'fd-square' })}
      {...(!iconOnly && icon && { startIcon: <Icon name={icon} /> })}
      {...common}
    >
      {iconOnly && icon ? iconAlone(icon, children) : folds ? mayHide(children) : children}
    </MuiButton>
  )
}

/** A link that looks like a button: for what leads to another address. */
export function ButtonLink({
  kind = 'plain',
  icon,
  iconOnly = false,
  folds = false,
  refused,
  children,
  color: _color,
  ...rest
}: Face & Omit<ComponentProps<typeof Link>, 'children'>) {
  if (refused !== undefined) return <Button {...{ kind, icon, iconOnly, folds, refused, children }} />
  return (
    <MuiButton
      component={Link}
      {...LOOKS[kind]}
      {...((iconOnly || folds) && tooltip(children))}
      {...(iconOnly && { className: 'fd-square' })}
      {...(!iconOnly && icon && { startIcon: <Icon name={icon} /> })}
      {...rest}
    >
      {iconOnly && icon ? iconAlone(icon, children) : folds ? mayHide(children) : children}
    </MuiButton>
  )
}
