import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { Icon } from '../../icons.tsx'
import { paint } from '../../../theme/paint.ts'
import type { ComboOption } from './options.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Panel = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 4,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(320px, 50dvh)',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paint.raised,
  boxShadow: paint.shadow,
  overflow: 'hidden',
  '& > [role="listbox"]': { overflowY: 'auto', padding: 4 },
  '& [role="option"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minBlockSize: 34,
    padding: '4px 8px',
    borderRadius: radius.control,
    fontSize: size.body1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [role="option"] small': { display: 'block', color: paint.soft, fontSize: size.caption },
  '& [role="option"][data-active="true"]': { background: paint.accentTint, boxShadow: `inset 2px 0 0 ${paint.accent}` },
  '& [role="option"]:hover': { background: paint.hover },
  '& [role="option"][data-none="true"]': { color: paint.soft },
  '& > output': { padding: '8px 12px', color: paint.soft, fontSize: size.body2 },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 36,
    padding: '6px 12px',
    borderBlockStart: `1px solid ${paint.line}`,
    color: paint.accentStrong,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
  },
  '@media (pointer: coarse)': { '& [role="option"]': { minBlockSize: 44 } },
})

interface ComboListProps {
  id: string
  label: string
  options: readonly ComboOption[] | undefined
  active: number
  chosen: string
  more: number
  failed: boolean
  create: { to: string; label: string } | undefined
  onChoose: (value: string) => void
}

/** Brings the active option into the list's sight without moving the page. */
const intoSight = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' })

/** The list below a combobox. */
export default function ComboList(props: ComboListProps) {
  const { id, label, options, active, chosen, more, failed, create, onChoose } = props
  const { i18n } = useLingui()
  const state = failed
    ? i18n._('The choices could not be loaded.')
    : options === undefined
      ? i18n._('Loading…')
      : options.length === 0
        ? i18n._('No matches.')
        : more > 0
          ? i18n._('{count, plural, one {And # more: type to find it.} other {And # more: type to find them.}}', {
              count: more,
            })
          : ''
  return (
    // The input keeps the focus while the list is pressed.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold two lines, its state and a link; this is the pattern of WAI-ARIA. */}
      <div role="listbox" id={id} aria-label={label} aria-busy={options === undefined}>
        {options?.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the input's, which holds the focus.
          <div
            key={option.value}
            id={`${id}-${index}`}
            ref={index === active ? intoSight : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An option of the list above.
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosen}
            data-active={index === active}
            data-none={option.value === ''}
            onClick={() => onChoose(option.value)}
          >
            <span>
              {option.label}
              {option.facts && <small>{option.facts}</small>}
            </span>
            {option.value === chosen && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      <output hidden={state === ''}>{state}</output>
      {create && (
        <Link to={create.to} tabIndex={-1}>
          <Icon name="plus" size={16} />
          {create.label}
        </Link>
      )}
    </Panel>
  )
}
