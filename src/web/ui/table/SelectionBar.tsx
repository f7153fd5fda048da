import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { paint } from '../paint.ts'
import type { Selection } from './selection.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  paddingInline: 12,
  borderBlockEnd: `1px solid ${paint.line}`,
  background: paint.accentTint,
  fontSize: '0.8125rem',
  '& output': { fontWeight: 600, marginInlineEnd: 'auto' },
})

/** How many rows are ticked and what can be done with them. */
export function SelectionBar({ selected, onChange, children }: Selection & { children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <Bar>
      <output>{i18n._('{count, plural, one {# selected} other {# selected}}', { count: selected.size })}</output>
      {children}
      <Button kind="quiet" onClick={() => onChange(new Set())}>
        {i18n._('Clear selection')}
      </Button>
    </Bar>
  )
}
