import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useMemo, useState } from 'react'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { paths } from '../../paths/paths.ts'
import { nameOfStranded, strandedWords } from './plan-words.ts'
import type { ResolutionChoice, ResolutionStep } from './plan-run.ts'
import { callLinesOf } from '../../fields/bulk/call-list/told.ts'
import { PlanCalls } from './plan-calls.tsx'
import { calendarPlace, PLAN_COLUMNS, PLAN_NARROW, StrandedRow } from './stranded-row.tsx'
import type { OpenPlan } from './open-plan.ts'
import { size, weight } from '../../theme/scale.ts'
import { freePlaces, type ResolutionContext } from './free-places.ts'
import { offersFor, type AlternativePlace } from './offers.ts'
import type { Stranded } from './strand.ts'

const KEEP: ResolutionChoice = { kind: 'keep' }

const placesOf = (choices: ReadonlyMap<string, ResolutionChoice>): ReadonlyMap<string, AlternativePlace> =>
  new Map([...choices].flatMap(([id, choice]) => (choice.kind === 'move' ? [[id, choice.place] as const] : [])))

/** What is chosen for each stranded appointment, and the places that are still to be had; to keep is the beginning. */
function useChoices(stranded: readonly Stranded[], context: ResolutionContext) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ResolutionChoice>>(new Map())
  const free = useMemo(() => stranded.map(freePlaces(context)), [stranded, context])
  const offers = useMemo(() => offersFor(free, placesOf(choices)), [free, choices])

  const choiceOf = (id: string): ResolutionChoice => choices.get(id) ?? KEEP
  const count = (kind: ResolutionChoice['kind']): number =>
    stranded.filter(({ appointment }) => choiceOf(appointment.id).kind === kind).length
  const all = (choice: ResolutionChoice) =>
    setChoices(new Map(stranded.map(({ appointment }) => [appointment.id, choice])))
  return {
    offers,
    choiceOf,
    choose: (id: string, choice: ResolutionChoice) => setChoices(new Map(choices).set(id, choice)),
    keepAll: () => all(KEEP),
    cancelAll: () => all({ kind: 'cancel' }),
    /** Offers do not clash with each other, so all of the first ones can be had; who has none stays as chosen. */
    moveAll: () =>
      setChoices(
        new Map(
          stranded.map(({ appointment: { id } }) => {
            const [place] = offers.get(id) ?? []
            const choice: ResolutionChoice = place ? { kind: 'move', place } : choiceOf(id)
            return [id, choice]
          }),
        ),
      ),
    counts: { keep: count('keep'), move: count('move'), cancel: count('cancel') },
  }
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 312px',
  alignItems: 'start',
  minBlockSize: '100%',
  '& > .rows': { containerType: 'inline-size', minInlineSize: 0, paddingInlineEnd: 24 },
  // As high as the panel, so that its edge is too; its own rows stay in sight while the others scroll.
  '& > aside': {
    alignSelf: 'stretch',
    marginBlock: -20,
    paddingBlock: 20,
    paddingInlineStart: 20,
    borderInlineStart: `1px solid ${paint.line}`,
  },
  '@media (max-width: 1099.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .rows': { paddingInlineEnd: 0 },
    '& > aside': { marginBlock: '24px 0', padding: 0, border: 0 },
  },
})
const Bulk = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 12,
  '& > output': { flexBasis: '100%', margin: 0, color: paint.soft, fontSize: size.body2 },
})
const Heads = styled('div')({
  display: 'grid',
  gridTemplateColumns: PLAN_COLUMNS,
  gap: 16,
  paddingBlock: 8,
  borderBlockStart: `1px solid ${paint.line}`,
  color: paint.soft,
  fontSize: size.caption,
  fontWeight: weight.medium,
  [PLAN_NARROW]: { display: 'none' },
})
const List = styled(MuiList)({ borderBlockStart: `1px solid ${paint.line}` })
const Said = styled('p')({
  flex: '1 1 240px',
  alignSelf: 'center',
  margin: 0,
  color: paint.soft,
  fontSize: size.body2,
})

/** Lists what a change strands, with what can become of each; nothing is written before the main button. */
export function ChoosePlan({ prepared, name, answer }: Extract<OpenPlan, { phase: 'choosing' }>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { stranded, context, looked, elsewhere } = prepared
  const { offers, choiceOf, choose, keepAll, cancelAll, moveAll, counts } = useChoices(stranded, context)
  const { keep, move, cancel } = counts
  // Where a service ends, another time is no way out, so that none was looked for.
  const isOver = stranded.every(({ closing }) => closing.reason === 'inactive')
  const unmovable = isOver ? 0 : stranded.filter(({ appointment }) => offers.get(appointment.id)?.length === 0).length

  // What nothing was found for needs a thought and stands first; it stays there while others take their places.
  const [attention] = useState(() => new Set([...offers].flatMap(([id, found]) => (found.length === 0 ? [id] : []))))
  const isNeeding = ({ appointment }: Stranded) => Number(!isOver && attention.has(appointment.id))
  const shown = stranded.toSorted((a, b) => isNeeding(b) - isNeeding(a))

  const steps = stranded.flatMap((row): ResolutionStep[] => {
    const { appointment } = row
    const choice = choiceOf(appointment.id)
    if (choice.kind === 'keep') return []
    const who = nameOfStranded(i18n, appointment)
    const zone = knownZone(context.calendars.get(row.calendarId))
    const time =
      choice.kind === 'move'
        ? format.dateTimeRange(choice.place.start, choice.place.end, zone)
        : format.dateTimeRange(appointment.startDate, appointment.endDate, zone)
    const said =
      choice.kind === 'move'
        ? i18n._('Move {who} to {time}', { who, time })
        : i18n._('Cancel {who}, {time}', { who, time })
    const was = format.dateTimeRange(appointment.startDate, appointment.endDate, zone)
    const backName = i18n._('{who} back to {time}', { who, time: was })
    const tell = appointment.guests.map((guest) => {
      const { phone, email } = guestWords(guest)
      return { guest: guestName(guest) || who, phone, email, was, now: choice.kind === 'move' ? time : null }
    })
    const { calendarId } = row
    const to = paths.appointments.one(appointment.id)
    return [{ id: appointment.id, name: said, to, backName, tell, appointment, calendarId, choice }]
  })
  // Said once where it is the same for all.
  const calendarIds = new Set(stranded.map(({ calendarId }) => calendarId))
  const sole = calendarIds.size === 1 ? context.calendars.get([...calendarIds][0] ?? '') : undefined
  const summary = [
    i18n._('{keep, plural, one {# kept} other {# kept}}', { keep }),
    i18n._('{move, plural, one {# moved} other {# moved}}', { move }),
    i18n._('{cancel, plural, one {# canceled} other {# canceled}}', { cancel }),
  ].join(' · ')
  const action = [
    name,
    ...(move > 0 ? [i18n._('move {move}', { move })] : []),
    ...(cancel > 0 ? [i18n._('cancel {cancel}', { cancel })] : []),
    ...(move + cancel === 0 ? [i18n._('keep all')] : []),
  ].join(', ')
  return (
    <SidePanel
      open
      width={1200}
      title={strandedWords(i18n, stranded)}
      description={i18n._(
        'Nothing is saved yet. {looked, plural, one {# future appointment was checked} other {# future appointments were checked}}{elsewhere, plural, =0 {} one {; free times were searched on # other calendar too} other {; free times were searched on # other calendars too}}.',
        { looked, elsewhere },
      )}
      onClose={() => answer(null)}
      actions={
        <>
          <Said>{i18n._('Your change is saved in the same step. Each choice is checked again then.')}</Said>
          <Button onClick={() => answer(null)}>{i18n._('Back to editing')}</Button>
          <Button kind={cancel > 0 ? 'danger' : 'primary'} onClick={() => answer(steps)}>
            {action}
          </Button>
        </>
      }
    >
      <Sides>
        <div className="rows">
          <Bulk>
            <Button onClick={keepAll}>{i18n._('Keep all')}</Button>
            {!isOver && <Button onClick={moveAll}>{i18n._('Move all to the first alternative')}</Button>}
            <Button onClick={cancelAll}>{i18n._('Cancel all')}</Button>
            <output>
              {summary}
              {unmovable > 0 &&
                ` · ${i18n._('{unmovable, plural, one {# has no free time within four weeks} other {# have no free time within four weeks}}', { unmovable })}`}
            </output>
          </Bulk>
          <Heads aria-hidden="true">
            <span>{i18n._('Guest')}</span>
            <span>{i18n._('Contact')}</span>
            <span>{[i18n._('Now'), sole && calendarPlace(sole, knownZone(sole))].filter(Boolean).join(' · ')}</span>
            <span>{i18n._('What happens')}</span>
          </Heads>
          <List>
            {shown.map((row) => (
              <StrandedRow
                key={row.appointment.id}
                stranded={row}
                context={context}
                offers={offers.get(row.appointment.id) ?? []}
                choice={choiceOf(row.appointment.id)}
                namesCalendar={sole === undefined}
                onChoose={(choice) => choose(row.appointment.id, choice)}
              />
            ))}
          </List>
        </div>
        <PlanCalls lines={callLinesOf(steps)} />
      </Sides>
    </SidePanel>
  )
}
