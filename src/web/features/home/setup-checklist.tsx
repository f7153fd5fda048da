import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useExtension } from '../../client/use-operation.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { paths } from '../../paths/paths.ts'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { SETUP_STEPS, type SetupStep } from './setup-steps.ts'

const Frame = styled('section')({
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
  paddingBlock: 64,
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
  '& li small': { display: 'block', fontSize: size.body2, color: paint.soft },
  [media.compact]: {
    paddingBlock: 24,
    '& li': { gridTemplateColumns: '20px minmax(0, 1fr)' },
    '& li > a': { gridColumn: 2, justifySelf: 'start' },
  },
})

interface SetupChecklistProps {
  done: ReadonlySet<SetupStep>
  /** Names of who can be booked by now. */
  people: readonly string[]
}

/** What an organization sees that has booked nobody yet: the steps to its first appointment, the next one first in weight. */
export default function SetupChecklist({ done, people }: SetupChecklistProps) {
  const { i18n } = useLingui()
  const canMake = useExtension('calendars')
  const notWriter = useRefusal('write')
  const notAdmin = useRefusal('administer')
  const next = SETUP_STEPS.find((step) => !done.has(step))
  const named = people.slice(0, 3).join(', ')
  const others = people.length - 3
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
    },
    hours: {
      name: i18n._('Set the weekly hours'),
      note: i18n._('Paint one week for each person. Times outside the hours stay closed.'),
      act: i18n._('Set hours'),
      to: paths.weeklySchedules.create(),
      refused: notWriter,
    },
    service: {
      name: i18n._('Add a service'),
      note: i18n._('What guests book, how long it takes and who offers it.'),
      act: i18n._('Add service'),
      to: paths.services.create(),
      refused: notWriter,
    },
    appointment: {
      name: i18n._('Book the first appointment'),
      note: i18n._('Try a booking with yourself as the guest.'),
      act: i18n._('Book'),
      to: paths.appointments.create(),
      refused: notWriter,
    },
  }
  const progress = i18n._('{done} of {count} done', { done: done.size, count: SETUP_STEPS.length })
  return (
    <Frame aria-labelledby="setup" data-next-step>
      <h2 id="setup">{i18n._('Four steps to your first appointment')}</h2>
      <p>{i18n._('About ten minutes. Stop at any point and come back later.')}</p>
      <div className="card">
        <div className="progress">
          <ProgressBar label={progress} text={progress} value={done.size} total={SETUP_STEPS.length} />
          <small aria-hidden>{progress}</small>
        </div>
        <ol>
          {SETUP_STEPS.map((step) => {
            const { name, note, act, to, refused } = steps[step]
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
                  <ButtonLink kind={step === next ? 'primary' : 'plain'} to={to} refused={refused}>
                    {act}
                  </ButtonLink>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </Frame>
  )
}
