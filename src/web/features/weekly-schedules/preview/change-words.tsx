import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import type { OfferedChange } from './situation.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 14px',
  padding: '8px 12px',
  borderRadius: radius.control,
  background: paint.accentTint,
  fontSize: size.body2,
  '& output': { fontWeight: weight.medium },
  '& fieldset': { display: 'inline-flex', gap: 2, padding: 2 },
  '& button': { minBlockSize: 28 },
  '& button[aria-pressed="true"]': { background: paint.raised, borderColor: paint.line },
})

interface ChangeWordsProps {
  difference: OfferedChange
  side: 'before' | 'after'
  onSide: (side: 'before' | 'after') => void
}

/** What a change that is not saved yet does to the week, and the choice of which of the two is shown. */
export function ChangeWords({ difference: { gained, lost }, side, onSide }: ChangeWordsProps) {
  const { i18n } = useLingui()
  const words = { gained: gained.length, lost: lost.length }
  const same = gained.length === 0 && lost.length === 0
  return (
    <Bar>
      <output>
        {same
          ? i18n._('Unsaved changes don’t affect this week.')
          : i18n._(
              'Unsaved, in this week: {gained, plural, one {# start time} other {# start times}} more, {lost, plural, one {# start time} other {# start times}} fewer.',
              words,
            )}
      </output>
      <fieldset aria-label={i18n._('Before or after the change')}>
        <Button kind="quiet" aria-pressed={side === 'before'} onClick={() => onSide('before')}>
          {i18n._('Before')}
        </Button>
        <Button kind="quiet" aria-pressed={side === 'after'} onClick={() => onSide('after')}>
          {i18n._('After')}
        </Button>
      </fieldset>
    </Bar>
  )
}
