import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius } from '../../../theme/scale.ts'
import { useFirstRows } from '../../../ui/use-first-rows.ts'

const FIRST = 8

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > button': { minBlockSize: 28, paddingBlock: 1, paddingInline: 10, borderRadius: radius.round },
  '& > button[aria-pressed="true"]': { borderColor: paint.accent, background: paint.accentTint },
})

interface TagsProps {
  tags: readonly { tag: string; ids: readonly string[] }[]
  /** Ids of those with a column. */
  shown: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Tags to press: exactly the calendars with that tag get a column. */
export function Tags({ tags, shown, onChoose }: TagsProps) {
  const { i18n } = useLingui()
  const { shown: offered, list, showAll } = useFirstRows<TagsProps['tags'][number], HTMLDivElement>(tags, FIRST)
  if (tags.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row that breaks in every browser
    <Row ref={list} role="group" aria-label={i18n._('Only calendars with this tag')}>
      {offered.map(({ tag, ids }) => (
        <Button
          key={tag}
          aria-pressed={ids.length === shown.length && ids.every((id) => shown.includes(id))}
          onClick={() => onChoose(ids)}
        >
          {i18n._('{tag} · {count}', { tag, count: ids.length })}
        </Button>
      ))}
      {showAll && (
        <Button kind="quiet" onClick={showAll}>
          {i18n._('More tags')}
        </Button>
      )}
    </Row>
  )
}
