import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import { TickList } from '../../../ui/form/tick-list.tsx'

const Box = styled('div')({
  minInlineSize: 0,
  '& > .head': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 6 },
  // Its words begin where the boxes do.
  '& > .head > button:first-of-type': { marginInlineStart: -12 },
  '& > .head > label ~ button:first-of-type': { marginInlineStart: 0 },
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
  const { shown, found, search } = useSearched(items, i18n._('Search in: {label}', { label }), ({ id }) =>
    ticked.has(id),
  )
  const all = found.length > 0 && found.every(({ id }) => ticked.has(id))
  const setAll = (on: boolean) => {
    const ids = new Set(found.map(({ id }) => id))
    onTicked(new Set(on ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.has(id))))
  }
  return (
    <Box>
      <div className="head">
        {search}
        {items.length > 1 && (
          <Button kind="quiet" onClick={() => setAll(!all)}>
            {all ? i18n._('Select none') : i18n._('Select all')}
          </Button>
        )}
      </div>
      <fieldset aria-label={label}>
        <TickList options={shown} ticked={[...ticked]} onTick={(ids) => onTicked(new Set(ids))} />
      </fieldset>
    </Box>
  )
}
