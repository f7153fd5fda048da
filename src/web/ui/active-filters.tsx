import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' },
})

/** A filter in force, in words. */
export interface ActiveFilter {
  id: string
  /** What is filtered (“Calendar”). */
  label: string
  /** By what (“Room 2”). */
  value: string
  onRemove: () => void
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  /** Takes them all back; each by itself unless told. */
  onClear?: () => void
}

/** The filters in force, each with its way out; nothing while there are none. They stand in the bar of filters. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps) {
  const { i18n } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null
  const remove = ({ id, onRemove }: ActiveFilter) => {
    // The button goes with its filter: the focus goes on to the next one, after the last to the one before.
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = filters.findIndex((filter) => filter.id === id)
    ;(buttons[at + 1] ?? buttons[at - 1])?.focus()
    onRemove()
  }
  return (
    <Row ref={row} aria-label={i18n._('Active filters')}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <Chip
            component="button"
            type="button"
            variant="outlined"
            data-tooltip={i18n._('Remove the filter {label}', { label: filter.label })}
            aria-label={i18n._('Remove the filter {label}: {value}', { label: filter.label, value: filter.value })}
            label={
              <>
                {filter.label} <strong>{filter.value}</strong>
              </>
            }
            // The whole chip is the way out, so that the cross is only its sign; Delete and Backspace do the same.
            deleteIcon={<Icon name="close" />}
            onClick={() => remove(filter)}
            onDelete={() => remove(filter)}
          />
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            kind="quiet"
            onClick={() => {
              if (onClear) onClear()
              else for (const { onRemove } of filters) onRemove()
            }}
          >
            {i18n._('Clear')}
          </Button>
        </li>
      )}
    </Row>
  )
}
