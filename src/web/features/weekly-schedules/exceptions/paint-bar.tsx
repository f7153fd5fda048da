import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { markPaint } from '../../../ui/month/styles.ts'
import type { Range } from '../schedule-form-values.ts'
import { LOOKS } from './exception-words.ts'
import { HoursInput } from './hours-input.tsx'
import { ChoiceBar, Swatch } from './look.ts'
import type { Brush } from './painting.ts'

interface PaintBarProps {
  kind: Brush['kind']
  onKind: (kind: Brush['kind']) => void
  ranges: readonly Range[]
  onRanges: (ranges: readonly Range[]) => void
  /** What is wrong with the hours. */
  problem: string | undefined
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** What the days are painted with, and the way back. */
export function PaintBar({ kind, onKind, ranges, onRanges, problem, undo, redo }: PaintBarProps) {
  const { i18n } = useLingui()
  const choices = [
    { value: 'office', label: i18n._('Out of office') },
    { value: 'closed', label: i18n._('Closed') },
    { value: 'hours', label: i18n._('Other hours') },
    { value: 'erase', label: i18n._('Erase') },
  ] as const
  return (
    <>
      <ChoiceBar>
        <ToggleButtonGroup
          aria-label={i18n._('Paint days as')}
          style={{ flexWrap: 'wrap' }}
          value={kind}
          onChange={(_event, next: unknown) => {
            // Pressing what is chosen would choose nothing.
            const choice = choices.find(({ value }) => value === next)
            if (choice) onKind(choice.value)
          }}
        >
          {choices.map(({ value, label }) => (
            <ToggleButton key={value} value={value} style={{ gap: 6 }}>
              {value === 'erase' ? (
                <Icon name="trash" size={16} />
              ) : (
                <Swatch style={markPaint(LOOKS[value].tone, LOOKS[value].pattern)}>
                  <Icon name={LOOKS[value].glyph} size={12} />
                </Swatch>
              )}
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span className="end">
          {/* Not disabled: who takes steps back by keyboard stays on the button when there is none left. */}
          <Button kind="quiet" onClick={() => undo?.()} aria-disabled={!undo}>
            {i18n._('Undo')}
          </Button>
          <Button kind="quiet" onClick={() => redo?.()} aria-disabled={!redo}>
            {i18n._('Redo')}
          </Button>
        </span>
      </ChoiceBar>
      {kind === 'hours' && (
        <>
          <HoursInput
            label={i18n._('Hours to paint')}
            ranges={ranges}
            onChange={onRanges}
            invalid={problem !== undefined}
          />
          {problem !== undefined && (
            <Alert severity="error" icon={false}>
              {problem}
            </Alert>
          )}
        </>
      )}
    </>
  )
}
