import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import { initialsOf } from '../../../fields/initials.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { bookedTime } from '../../../live/presence/booked-time.ts'
import { useAnnounce } from '../../../live/presence/use-announce.ts'
import { Hidden } from '../../../ui/hidden.ts'
import { Icon } from '../../../ui/icons.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import { type CalendarView, closedPanel } from '../../../commands/appointments/view/view-state.ts'
import type { CalendarStep } from '../../../commands/appointments/view/calendar-step.ts'
import { booksAtOnce, isLookedUp, noticeOf, partWords, proposalWords, PROPOSAL_ICONS } from './proposal-words.ts'
import { alignToInput, Popup } from './styles.ts'
import { useProposals, type Proposal } from './use-proposals.ts'
import { useQuickBooking, valuesOfLine } from './use-quick-booking.ts'
import { useSettled } from './use-settled.ts'

/** The keys of the line that walk its readings; true when one was taken. */
export interface LineKeys {
  press: (key: string) => boolean
}

interface QuickLineProps {
  ref: Ref<LineKeys>
  /** Beginning of the ids of the list and its options. */
  id: string
  text: string
  open: boolean
  /** Whether Enter was pressed for this text; carried out as soon as it is known whether the time is free. */
  isEntered: boolean
  /** Called when the Enter has been carried out. */
  onEntered: () => void
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** Called with the id of the option that Enter would take. */
  onActive: (id: string | undefined) => void
  /** Called when the line has done its work. */
  onDone: () => void
}

/** Who and what the line may mean, and what each choice would do. */
export default function QuickLine(props: QuickLineProps) {
  const { ref, id, text, open, isEntered, onEntered, view, set, onActive, onDone } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const { proposals, unseen } = useProposals(text, open)
  const [at, setAt] = useState({ text, index: 0 })
  const { mutateAsync: quickBooking, isPending: busy } = useMutation({ mutationFn: useQuickBooking() })
  // Another line has another best reading.
  const index = at.text === text ? Math.min(at.index, Math.max(0, proposals.length - 1)) : 0
  const active = proposals[index]
  const aimed = open && active?.outcome?.state === 'free' ? active.outcome : undefined
  useAnnounce(aimed && bookedTime(aimed.calendarIds, aimed.start, aimed.end))
  const optionId = (place: number) => `${id}option${place}`
  const activeId = open && active ? optionId(index) : undefined

  // The input that tells which option is active stands in the page that loaded this.
  useEffect(() => {
    onActive(activeId)
  }, [activeId, onActive])

  const follow = (proposal: Proposal, start: number, calendarIds: readonly string[]) => {
    const [first = ''] = calendarIds
    const shown = view.calendars.length === 0 || calendarIds.some((it) => view.calendars.includes(it))
    set(
      {
        date: dateOf(start, proposal.zone),
        calendar: first,
        ...(!shown && { calendars: [...view.calendars, first] }),
      },
      { state: { lookAt: start } satisfies CalendarStep },
    )
  }
  const choose = async (proposal: Proposal) => {
    if (busy) return
    if (!booksAtOnce(proposal)) {
      const booking = {
        values: valuesOfLine(proposal),
        from: proposal.from,
        notice: noticeOf(proposal, i18n, format),
      }
      onDone()
      return set({ ...closedPanel, open: 'new' }, { replace: false, state: { booking } satisfies CalendarStep })
    }
    const made = await quickBooking(proposal)
    if (!made) return
    onDone()
    follow(proposal, Date.parse(made.startDate), made.calendarIds)
  }
  useImperativeHandle(ref, () => ({
    press: (key) => {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
      if (step === 0 || proposals.length === 0) return false
      setAt({ text, index: (index + step + proposals.length) % proposals.length })
      return true
    },
  }))

  const enter = useEffectEvent(() => {
    onEntered()
    if (active) void choose(active)
  })
  // Whoever types fast presses Enter before the times are read: that press is not lost.
  const isAnswered = isEntered && active !== undefined && isLookedUp(active)
  useEffect(() => {
    if (isAnswered) enter()
  }, [isAnswered])

  // The list scrolls where there are many people: what the arrow keys reach must be seen.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const isShown = open && proposals.length > 0
  const best = isShown && active?.outcome ? proposalWords(active, i18n, format) : undefined
  const reading = useSettled(best ? [best.text, best.about, best.mark, best.does].filter(Boolean).join('. ') : '')
  const note = active?.reading.note ?? ''
  const kept = useSettled(best && note !== '' ? i18n._('Not understood, saved as a note: {note}', { note }) : '')
  return (
    <Popup ref={alignToInput} hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own */}
      <div role="listbox" id={`${id}list`} aria-label={i18n._('Suggestions')} aria-busy={busy || isEntered}>
        {isShown &&
          proposals.map((proposal, place) => {
            const words = proposalWords(proposal, i18n, format)
            return (
              // The keys are those of the input, which keeps the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={`${words.text} ${place}`}
                id={optionId(place)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                tabIndex={-1}
                aria-selected={place === index}
                onClick={() => isLookedUp(proposal) && void choose(proposal)}
                onPointerMove={() => place !== index && setAt({ text, index: place })}
              >
                {proposal.kind === 'new' ? (
                  <span className="face">
                    <Icon name="plus" size={16} />
                  </span>
                ) : (
                  <span className="face" aria-hidden="true" data-initials={initialsOf(words.who)} />
                )}
                <span className="words">
                  <b>{words.who}</b>
                  <Hidden> · </Hidden>
                  <span>{words.rest}</span>
                </span>
                <span className="mark">
                  {words.about && <small className="about">{words.about}</small>}
                  <StatusChip tone={words.tone} icon={PROPOSAL_ICONS[words.tone]} label={words.mark} />
                  <small className="does">{words.does}</small>
                </span>
              </div>
            )
          })}
      </div>
      {isShown && unseen > 0 && (
        <p className="unseen-people">
          {i18n._('{count, plural, one {# more guest} other {# more guests}}: add more of the name, phone or email.', {
            count: unseen,
          })}
        </p>
      )}
      {isShown && active && (
        <p className="parts">
          <span>{i18n._('Understood as')}</span>
          {active.reading.parts.map(({ kind, words }, place) => (
            <span key={`${place} ${kind}`} data-kind={kind}>
              <mark>{words.join(' ')}</mark> <small>{partWords(kind, active.reading.guest !== undefined, i18n)}</small>
            </span>
          ))}
        </p>
      )}
      {isShown && (
        <p className="keys" aria-hidden="true">
          <span>
            <kbd>Enter</kbd> {active && !booksAtOnce(active) ? i18n._('Open the form') : i18n._('Book')}
          </span>
          {proposals.length > 1 && (
            <span>
              <kbd>↑ ↓</kbd> {i18n._('Choose')}
            </span>
          )}
          <span>
            <kbd>Esc</kbd> {i18n._('Close')}
          </span>
        </p>
      )}
      {/* Not at each key: only the reading that stays. */}
      <output className="unseen">
        <span>{reading}</span> <span>{kept}</span>
      </output>
    </Popup>
  )
}
