import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { unlessGoneBack, useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import { useStrandedCounts } from '../../../commands/conflict-resolution/use-stranded-counts.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { plannedUpdate } from '../conflict-resolution/schedule-writes.ts'
import { CheckList } from './check-list.tsx'
import { brushInWords, daysInWords } from './exception-words.ts'
import { Quiet } from './look.ts'
import { entriesOf, type Exceptions } from './painting.ts'
import { isIdle, TargetList } from './target-list.tsx'
import { type ExceptionsTarget, useTargets } from './use-targets.ts'
import { size, weight } from '../../../theme/scale.ts'

const Steps = styled('div')({
  display: 'grid',
  gap: 18,
  '& h3': { margin: '0 0 6px', fontSize: size.body1, fontWeight: weight.semibold },
  '& > section': { minInlineSize: 0 },
})

interface SpreadDialogProps {
  exceptions: Exceptions
  calendarId: string
  /** The schedule that the exceptions come from. */
  scheduleId: string | undefined
  today: string
  onClose: () => void
}

/** The same exceptions for schedules of other calendars: what, where, what changes, then one run with an undo. */
export default function SpreadDialog({ exceptions, calendarId, scheduleId, today, onClose }: SpreadDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { runAll, panel } = useResolutionPlan()
  const calendars = useCalendars()
  const coming = entriesOf(exceptions).filter(({ to }) => to >= today)
  const keyed = coming.map((entry) => ({ entry, id: `${entry.from} ${entry.brush.kind}` }))
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(keyed.map(({ id }) => id)))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const entries = keyed.filter(({ id }) => taken.has(id)).map(({ entry }) => entry)
  const sorted = (calendars.items ?? []).toSorted((a, b) => format.compare(a.name, b.name))
  const { byCalendar, pending } = useTargets([...chosen], entries, scheduleId)
  const targets = [...byCalendar.values()].flatMap((it) => it.targets ?? [])
  const work = targets.filter(({ schedule, effect }) => !isIdle(effect) && !left.has(schedule.id))
  const stranded = useStrandedCounts(
    work.map(({ schedule, configuration }) => ({ before: schedule, after: { ...schedule, configuration } })),
  )
  const nameOf = ({ schedule }: ExceptionsTarget): string => {
    const calendar = calendars.byId.get(schedule.calendarId)?.name
    return calendar === undefined ? schedule.name : `${calendar} · ${schedule.name}`
  }
  const run = async () => {
    const planned = work.map((target) => {
      const { schedule, configuration } = target
      return plannedUpdate(nameOf(target), schedule, { configuration }, schedule.version || undefined)
    })
    const shown = await runAll({
      name: i18n._('{count, plural, one {Add exceptions to # schedule} other {Add exceptions to # schedules}}', {
        count: work.length,
      }),
      undoTitle: i18n._('Undo the exceptions'),
      change: { schedules: planned.map(({ change }) => change) },
      writes: () => planned.map(({ write }) => write()),
    }).catch(unlessGoneBack)
    if (shown) onClose()
  }
  return (
    <FormDialog
      open
      width={720}
      title={i18n._('Apply to other calendars too')}
      description={i18n._('Other schedules change at once; this one when you save.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button kind="primary" disabled={work.length === 0} busy={pending} onClick={() => void run()}>
            {i18n._('{count, plural, =0 {Change schedules} one {Change # schedule} other {Change # schedules}}', {
              count: work.length,
            })}
          </Button>
        </>
      }
    >
      <Steps>
        <section>
          <h3>{i18n._('Exceptions')}</h3>
          {coming.length === 0 ? (
            <Quiet>{i18n._('No upcoming exceptions here. Add some first.')}</Quiet>
          ) : (
            <CheckList
              label={i18n._('Exceptions')}
              items={keyed.map(({ id, entry }) => ({
                id,
                name: `${daysInWords(i18n, format, entry)} · ${brushInWords(i18n, format, entry.brush)}`,
              }))}
              ticked={taken}
              onTicked={setTaken}
            />
          )}
        </section>
        <section>
          <h3>{i18n._('Team & resources')}</h3>
          {calendars.failed && <Quiet>{i18n._('Couldn’t load team & resources.')}</Quiet>}
          <CheckList
            label={i18n._('Team & resources')}
            items={sorted.map(({ id, name }) => ({
              id,
              name: id === calendarId ? i18n._('{name} (other schedules)', { name }) : name,
            }))}
            ticked={chosen}
            onTicked={setChosen}
          />
        </section>
        {chosen.size > 0 && (
          <section aria-live="polite">
            <h3>{i18n._('What changes')}</h3>
            <TargetList
              calendars={sorted.filter(({ id }) => chosen.has(id))}
              byCalendar={byCalendar}
              stranded={stranded}
              left={left}
              onLeft={setLeft}
            />
          </section>
        )}
      </Steps>
      {panel}
    </FormDialog>
  )
}
