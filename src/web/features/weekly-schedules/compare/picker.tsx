import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { control } from '../../../theme/look-parts.ts'
import { media, paint } from '../../../theme/paint.ts'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import { radius, size } from '../../../theme/scale.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const Box = styled('details')({
  position: 'relative',
  // On a phone the list is as wide as the tools.
  [media.compact]: { position: 'static' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    ...control,
    paddingInline: 12,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    background: paint.surface,
    fontSize: size.body2,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > div': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 4px)',
    [media.compact]: { insetInline: 0, insetBlockStart: 'auto', marginBlockStart: 4 },
    zIndex: 20,
    display: 'grid',
    gap: 8,
    inlineSize: 'min(320px, calc(100vw - 32px))',
    padding: 12,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    background: paint.raised,
    boxShadow: paint.shadow,
  },
  '& .quick': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& fieldset': {
    maxBlockSize: 'min(300px, 50dvh)',
    overflowY: 'auto',
  },
  '& label.one': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 30, fontSize: size.body2 },
  '& label.one small': { marginInlineStart: 'auto', color: paint.soft },
})

interface PickerProps {
  label: string
  search: string
  items: readonly { id: string; name: string; more?: string }[]
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  /** Groups that are chosen with one press. */
  quick?: readonly { label: string; ids: readonly string[] }[]
}

/** Some of many, ticked in a list that opens. */
export function Picker({ label, search, items, chosen, onChange, quick = [] }: PickerProps) {
  const { i18n } = useLingui()
  const searched = useSearched(items, search, ({ id }) => chosen.includes(id))
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        {i18n._('{label}: {count} of {total}', { label, count: chosen.length, total: items.length })}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div>
        {quick.length > 0 && (
          <div className="quick">
            {quick.map((group) => (
              <Button key={group.label} onClick={() => onChange(group.ids)}>
                {group.label}
              </Button>
            ))}
          </div>
        )}
        {searched.search}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <fieldset tabIndex={0} aria-label={label}>
          {searched.shown.map(({ id, name, more }) => (
            <label key={id} className="one">
              <Checkbox
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              {name}
              {more && <small>{more}</small>}
            </label>
          ))}
        </fieldset>
      </div>
    </Box>
  )
}
