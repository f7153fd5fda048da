import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../ui/paint.ts'

interface CalendarChooserProps {
  all: readonly Calendar[]
  /** Ids of those with a column. */
  shown: readonly string[]
  /** An empty list brings back what is shown at first. */
  onChange: (calendars: readonly string[]) => void
}

const Details = styled('details')({
  position: 'relative',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 32,
    paddingInline: 12,
    border: `1px solid ${paint.line}`,
    borderRadius: 8,
    background: paint.raised,
    fontSize: '0.8125rem',
    fontWeight: 560,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > div': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 6px)',
    zIndex: 20,
    minInlineSize: 260,
    maxBlockSize: 'min(420px, 60dvh)',
    overflowY: 'auto',
    padding: 12,
    border: `1px solid ${paint.line}`,
    borderRadius: 12,
    background: paint.raised,
    boxShadow: paint.shadow,
  },
  '& fieldset': { margin: '0 0 8px', padding: 0, border: 0 },
  '& legend': { padding: '4px 0', color: paint.soft, fontSize: '0.75rem', fontWeight: 600 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 28,
    fontSize: '0.84375rem',
    cursor: 'pointer',
  },
})

/** Which calendars have a column. */
export function CalendarChooser({ all, shown, onChange }: CalendarChooserProps) {
  const { i18n } = useLingui()
  const details = useRef<HTMLDetailsElement>(null)

  // A click elsewhere belongs to the page, not to this list.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target))
        details.current.open = false
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])

  const toggle = (id: string, on: boolean) => onChange(on ? [...shown, id] : shown.filter((other) => other !== id))
  const groups = [
    { legend: i18n._('People'), calendars: all.filter(({ type }) => type !== 'asset') },
    { legend: i18n._('Rooms and things'), calendars: all.filter(({ type }) => type === 'asset') },
  ]
  return (
    <Details
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary>
        <Icon name="people" />
        {i18n._('{count, plural, one {# calendar} other {# calendars}}', { count: shown.length })}
        <Icon name="chevronDown" size={14} />
      </summary>
      <div>
        {groups.map(
          ({ legend, calendars }) =>
            calendars.length > 0 && (
              <fieldset key={legend}>
                <legend>{legend}</legend>
                {calendars.map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={shown.includes(id)}
                      onChange={({ target }) => toggle(id, target.checked)}
                    />
                    {name}
                  </label>
                ))}
              </fieldset>
            ),
        )}
        <Button onClick={() => onChange(all.map(({ id }) => id))}>{i18n._('All')}</Button>{' '}
        <Button onClick={() => onChange([])}>{i18n._('People only')}</Button>
      </div>
    </Details>
  )
}
