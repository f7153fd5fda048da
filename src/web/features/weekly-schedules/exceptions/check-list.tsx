import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import { radius, size } from '../../../theme/scale.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const Box = styled('div')({
  minInlineSize: 0,
  '& > .head': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 6 },
  '& > .choices': {
    margin: 0,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '2px 14px',
    maxBlockSize: 230,
    overflowY: 'auto',
    padding: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
  },
  '& .choices label': { display: 'flex', alignItems: 'center', gap: 9, minBlockSize: 30, fontSize: size.body2 },
})

interface CheckListProps {
  label: string
  items: readonly { id: string; name: string }[]
  ticked: ReadonlySet<string>
  onTicked: (ticked: ReadonlySet<string>) => void
}

/** Several of many, ticked; with a search where they are many. */
export function CheckList({ label, items, ticked, onTicked }: CheckListProps) {
  const { i18n } = useLingui()
  const { shown, search } = useSearched(items, i18n._('Search in: {label}', { label }))
  const all = shown.length > 0 && shown.every(({ id }) => ticked.has(id))
  const tick = (ids: readonly string[], on: boolean) =>
    onTicked(new Set(on ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id))))
  return (
    <Box>
      <div className="head">
        {search}
        {items.length > 1 && (
          <Button
            kind="quiet"
            onClick={() =>
              tick(
                shown.map(({ id }) => id),
                !all,
              )
            }
          >
            {all ? i18n._('Tick none') : i18n._('Tick all')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard. */}
      <fieldset className="choices" tabIndex={0} aria-label={label}>
        {shown.map(({ id, name }) => (
          <label key={id}>
            <Checkbox checked={ticked.has(id)} onChange={({ target }) => tick([id], target.checked)} />
            {name}
          </label>
        ))}
      </fieldset>
    </Box>
  )
}
