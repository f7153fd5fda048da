import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { Ticks } from './dialog-styles.ts'
import { copiedDay } from './paint.ts'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'

interface CopyDayDialogProps {
  state: WeekState
  words: WeekWords
  /** 0 is Monday. */
  day: number
  onClose: () => void
}

/** Puts the hours of one day on other days, in place of theirs. */
export function CopyDayDialog({ state, words, day, onClose }: CopyDayDialogProps) {
  const { i18n } = useLingui()
  const others = words.order.filter((it) => it !== day)
  const [chosen, setChosen] = useState<readonly number[]>(others.filter((it) => it < 5))
  const [missing, setMissing] = useState(false)
  const copy = () => {
    if (chosen.length === 0) return setMissing(true)
    const from = words.day(day)
    state.paint(
      copiedDay(state.week, day, chosen),
      i18n._('{from} copied to {days}', { from, days: words.days(chosen) }),
    )
    onClose()
  }
  return (
    <FormDialog
      open
      width={420}
      title={i18n._('Copy {day} to other days', { day: words.day(day) })}
      description={i18n._('Replaces their own hours. Nothing is saved until you save the schedule.')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        copy()
      }}
      actions={<FormActions onCancel={onClose} submit={i18n._('Copy the day')} busy={false} />}
    >
      <Ticks>
        <legend>{i18n._('To')}</legend>
        <div className="quick">
          <Button kind="quiet" onClick={() => setChosen(others.filter((it) => it < 5))}>
            {i18n._('Monday–Friday')}
          </Button>
          <Button kind="quiet" onClick={() => setChosen(others)}>
            {i18n._('All days')}
          </Button>
        </div>
        {others.map((it) => (
          <CheckField
            key={it}
            label={words.day(it)}
            checked={chosen.includes(it)}
            onTick={(on) => setChosen(on ? [...chosen, it] : chosen.filter((other) => other !== it))}
          />
        ))}
        {missing && chosen.length === 0 && <p role="alert">{i18n._('Choose at least one day.')}</p>}
      </Ticks>
    </FormDialog>
  )
}
