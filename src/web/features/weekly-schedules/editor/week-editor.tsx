import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Suspense, useState, type KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { workingHoursOf, type ScheduleValues } from '../schedule-form-values.ts'
import { weekOfRows } from './hours.ts'
import { lengthOf } from './paint.ts'
import { Rows } from './rows.tsx'
import { useWeek, type WeekState } from './use-week.ts'
import { WeekGrid } from './week-grid.tsx'
import { useWeekWords, type WeekWords } from './words.ts'
import { size, weight } from '../../../theme/scale.ts'
import { HiddenStatus } from '../../../ui/hidden.ts'

const CopyDayDialog = lazySection(async () => ({ default: (await import('./copy-day-dialog.tsx')).CopyDayDialog }))
const CopyWeekDialog = lazySection(async () => ({ default: (await import('./copy-week-dialog.tsx')).CopyWeekDialog }))
const TemplatesDialog = lazySection(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }))

/** Which dialog of the week is open. */
type OpenDialog = { kind: 'templates' } | { kind: 'week' } | { kind: 'day'; day: number }

interface DialogsProps {
  open: OpenDialog | undefined
  form: UseFormReturn<ScheduleValues>
  state: WeekState
  words: WeekWords
  onClose: () => void
}

/** The dialogs of the week; each begins anew when it is opened. */
function Dialogs({ open, form, state, words, onClose }: DialogsProps) {
  if (!open) return null
  const { name, calendarId } = form.getValues()
  return (
    <Suspense fallback={null}>
      {open.kind === 'templates' && <TemplatesDialog state={state} words={words} onClose={onClose} />}
      {open.kind === 'day' && <CopyDayDialog state={state} words={words} day={open.day} onClose={onClose} />}
      {open.kind === 'week' && (
        <CopyWeekDialog
          week={{ name, workingHours: workingHoursOf(state.rows) }}
          calendarId={calendarId}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  minInlineSize: 0,
  '& > .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  '& > .tools > .total': {
    marginInlineStart: 'auto',
    fontSize: size.body2,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    '& > span': { color: paint.soft, fontWeight: weight.regular },
  },
  '& > .hint': {
    color: paint.soft,
    fontSize: size.caption,
    lineHeight: 1.5,
    '& > summary': { paddingBlock: 4, cursor: 'pointer' },
    '& p': { margin: '2px 0 4px' },
  },
})
/** The hours of a usual week: painted, and as rows of times; one and the same value. */
export function WeekEditor({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { i18n } = useLingui()
  const words = useWeekWords()
  const state = useWeek(form.control)
  const [whole, setWhole] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog | undefined>()
  const { undoes, redoes } = state
  const total = lengthOf(state.week)
  const change = total - lengthOf(weekOfRows(state.saved))
  const time = words.length(Math.abs(change))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // A dialog's keys come here too, and a field takes back its own typing.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.matches('input')) return
    const redo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)
    if (!redo && key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (redo) state.redo()
    else state.undo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears shortcuts of what is within.
    <Frame onKeyDown={onKeyDown}>
      <div className="tools">
        <Button kind="quiet" icon="undo" iconOnly aria-disabled={!undoes || undefined} onClick={state.undo}>
          {undoes ? i18n._('Undo: {words}', { words: undoes }) : i18n._('Undo')}
        </Button>
        <Button kind="quiet" icon="redo" iconOnly aria-disabled={!redoes || undefined} onClick={state.redo}>
          {redoes ? i18n._('Redo: {words}', { words: redoes }) : i18n._('Redo')}
        </Button>
        <Button kind="quiet" icon="preset" onClick={() => setDialog({ kind: 'templates' })}>
          {i18n._('Templates')}
        </Button>
        <Button kind="quiet" icon="calendar" onClick={() => setDialog({ kind: 'week' })}>
          {i18n._('Copy to calendars')}
        </Button>
        <Button kind="quiet" icon="clock" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {i18n._('All 24 hours')}
        </Button>
        <span className="total">
          {i18n._('{time} per week', { time: words.length(total) })}
          {change !== 0 && (
            <span> {change > 0 ? i18n._('({time} more)', { time }) : i18n._('({time} less)', { time })}</span>
          )}
        </span>
      </div>
      <WeekGrid state={state} words={words} whole={whole} />
      <Rows control={form.control} state={state} words={words} onCopy={(day) => setDialog({ kind: 'day', day })} />
      <HiddenStatus>{state.said}</HiddenStatus>
      <Dialogs open={dialog} form={form} state={state} words={words} onClose={() => setDialog(undefined)} />
    </Frame>
  )
}
