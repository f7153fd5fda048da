import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useApi } from '../../client/api-context.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { paths } from '../../paths/paths.ts'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { SetupExtras } from './setup-extras-list.tsx'
import { useSetupProgress } from './setup-extras.ts'
import { SETUP_STEPS, type SetupStep } from './setup-steps.ts'

/** The frame of the checklist, with its list. */
export const SetupFrame = styled('section')({
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
  paddingBlock: 64,
  '&.rest': { paddingBlock: '0 24px' },
  '& h2': { margin: 0, fontSize: size.h3, fontWeight: weight.semibold },
  '& > p': { margin: '4px 0 24px', color: paint.soft },
  '& .card': { border: `1px solid ${paint.line}`, borderRadius: radius.sheet },
  '& .progress': { display: 'flex', alignItems: 'center', gap: 16, padding: '16px 20px' },
  '& .progress > span:first-of-type': { flex: 1 },
  '& .progress > small': { fontSize: size.body2, color: paint.soft },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '14px 20px',
    borderBlockStart: `1px solid ${paint.line}`,
  },
  '& .mark': { display: 'grid', alignSelf: 'start', color: paint.accent },
  '& li:not(.done) .mark': {
    boxSizing: 'border-box',
    blockSize: 18,
    inlineSize: 18,
    margin: 1,
    border: `2px solid ${paint.field}`,
    borderRadius: radius.round,
  },
  '& .name': { fontWeight: weight.medium },
  '& .done .name': { color: paint.soft },
  '& .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8 },
  '& li small': { display: 'block', fontSize: size.body2, color: paint.soft },
  [media.compact]: {
    paddingBlock: 24,
    '& li': { gridTemplateColumns: '20px minmax(0, 1fr)' },
    '& li > a, & .acts': { gridColumn: 2, justifyContent: 'start', justifySelf: 'start' },
  },
})

/** How far the set-up is. */
export interface SetupChecklistProps {
  done: ReadonlySet<SetupStep>
  /** Names of who can be booked by now. */
  people: readonly string[]
}

/** What an organization sees that has booked nobody yet: the steps to its first appointment, the next one first in weight. */
export function SetupChecklist({ done, people }: SetupChecklistProps) {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const canMake = useExtension('calendars')
  const notWriter = useRefusal('write')
  const notAdmin = useRefusal('administer')
  const next = SETUP_STEPS.find((step) => !done.has(step))
  const named = people.slice(0, 3).join(', ')
  const others = people.length - 3
  // It sets hours and services at once: offered at the first step that it does.
  const readyMade = { act: i18n._('Ready-made start'), to: paths.setup.start() }
  const steps = {
    people: {
      name: i18n._('Add the people who can be booked'),
      note: !done.has('people')
        ? i18n._('Rooms and equipment too.')
        : others > 0
          ? i18n._('{names} and {count} more', { names: named, count: others })
          : named,
      act: i18n._('Add person or resource'),
      to: canMake ? paths.calendars.create() : undefined,
      refused: notAdmin,
      more: { act: i18n._('Several at once'), to: paths.setup.people() },
    },
    hours: {
      name: i18n._('Set the weekly hours'),
      note: i18n._('Paint a week for each person, or use the ready-made start.'),
      act: i18n._('Set hours'),
      to: paths.weeklySchedules.create(),
      refused: notWriter,
      more: done.has('people') ? readyMade : undefined,
    },
    service: {
      name: i18n._('Add a service'),
      note: i18n._('What guests book, how long it takes and who offers it.'),
      act: i18n._('Add service'),
      to: paths.services.create(),
      refused: notWriter,
      more: done.has('hours') ? readyMade : undefined,
    },
    appointment: {
      name: i18n._('Book the first appointment'),
      note: i18n._('Try a booking with yourself as the guest.'),
      act: i18n._('Book'),
      to: paths.appointments.create(),
      refused: notWriter,
      more: undefined,
    },
  }
  const [{ begun = false }, keep] = useSetupProgress(connectionId)
  // It stays on Today from now on, also after the first booking, until it is done or closed.
  useEffect(() => {
    if (!begun) keep((now) => ({ ...now, begun: true }))
  }, [begun, keep])
  const progress = i18n._('{done} of {count} done', { done: done.size, count: SETUP_STEPS.length })
  return (
    <SetupFrame aria-labelledby="setup" data-next-step>
      <h2 id="setup">{i18n._('Four steps to your first appointment')}</h2>
      <p>{i18n._('About ten minutes. Stop at any point and come back later.')}</p>
      <div className="card">
        <div className="progress">
          <ProgressBar label={progress} text={progress} value={done.size} total={SETUP_STEPS.length} />
          <small aria-hidden>{progress}</small>
        </div>
        <ol>
          {SETUP_STEPS.map((step) => {
            const { name, note, act, to, refused, more } = steps[step]
            const isDone = done.has(step)
            return (
              <li key={step} className={isDone ? 'done' : undefined} aria-current={step === next ? 'step' : undefined}>
                <span className="mark">{isDone && <Icon name="confirmed" size={20} />}</span>
                <div>
                  <span className="name">{name}</span>
                  {isDone && <Hidden>{i18n._('Done')}</Hidden>}
                  <small>{note}</small>
                </div>
                {!isDone && to && (
                  <span className="acts">
                    {more && (
                      <ButtonLink kind="quiet" to={more.to} refused={refused}>
                        {more.act}
                      </ButtonLink>
                    )}
                    <ButtonLink kind={step === next ? 'primary' : 'plain'} to={to} refused={refused}>
                      {act}
                    </ButtonLink>
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <SetupExtras />
    </SetupFrame>
  )
}
