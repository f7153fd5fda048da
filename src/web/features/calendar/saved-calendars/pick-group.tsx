import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Calendar } from '#api/contract/calendars.ts'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const Group = styled('fieldset')({
  '& > legend': {
    float: 'inline-start',
    padding: 0,
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.semibold,
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 32, gap: 8 },
  '& label': { display: 'flex', alignItems: 'center', gap: 9, cursor: 'pointer' },
  '& .all': { color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold, minBlockSize: 28 },
  '& .one': { display: 'flex', alignItems: 'center', minBlockSize: 34, borderRadius: radius.control, paddingInline: 4 },
  '& .one:hover': { background: paint.hover },
  '& .one > label': { flex: 1, minInlineSize: 0, minBlockSize: 32 },
  '& .words': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .words > small': { marginInlineStart: 6, color: paint.soft, fontSize: size.caption },
  // Always there for keys and fingers, quiet for the eye until the row is meant.
  '& .one > button': { opacity: 0, minBlockSize: 28 },
  '& .one:hover > button, & .one > button:focus-visible': { opacity: 1 },
  '@media (pointer: coarse)': { '& .one > button': { opacity: 1 } },
})

interface PickGroupProps {
  name: string
  calendars: readonly Calendar[]
  /** Ids of those with a column. */
  shown: readonly string[]
  onShown: (ids: readonly string[], on: boolean) => void
  onOnly: (id: string) => void
}

/** Calendars of one kind, each with a box, and one box for all of them. */
export function PickGroup({ name, calendars, shown, onShown, onOnly }: PickGroupProps) {
  const { i18n } = useLingui()
  const ids = calendars.map(({ id }) => id)
  const count = ids.filter((id) => shown.includes(id)).length
  return (
    <Group aria-label={name}>
      <div className="head">
        <h3>{i18n._('{name}, {count} of {total}', { name, count, total: ids.length })}</h3>
        <label className="all">
          <Checkbox
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={({ target }) => onShown(ids, target.checked)}
          />
          {i18n._('All')}
        </label>
      </div>
      {calendars.map(({ id, name: own, tags }) => (
        <div key={id} className="one">
          <label>
            <Checkbox checked={shown.includes(id)} onChange={({ target }) => onShown([id], target.checked)} />
            <span className="words">
              {own}
              {tags?.length > 0 && <small>{tags.join(', ')}</small>}
            </span>
          </label>
          <Button kind="quiet" aria-label={i18n._('Only {calendar}', { calendar: own })} onClick={() => onOnly(id)}>
            {i18n._('Only')}
          </Button>
        </div>
      ))}
    </Group>
  )
}
