import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useApi } from '../../client/api-context.ts'
import { paths } from '../../paths/paths.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { type SetupExtra, useSetupExtras, useSetupProgress } from './setup-extras.ts'

const Extras = styled('div')({
  marginBlockStart: 24,
  '& li:first-of-type': { borderBlockStart: 0 },
  '& h3': { margin: '0 0 8px', fontSize: size.body2, fontWeight: weight.medium, color: paint.soft },
})

/** What is worth doing beside the first booking: each with its next step, or put aside. Nothing where nothing is offered. */
export function SetupExtras() {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const extras = useSetupExtras()
  const [{ notNeeded = [] }, keep] = useSetupProgress(connectionId)
  const words: Record<SetupExtra, { name: string; note: string; act: string; to: string }> = {
    colleagues: {
      name: i18n._('Invite your colleagues'),
      note: i18n._('By a link or a QR code, each with a role.'),
      act: i18n._('Invite'),
      to: paths.settings.people(),
    },
    holidays: {
      name: i18n._('Enter holidays'),
      note: i18n._('Days on which the whole house is closed.'),
      act: i18n._('Enter'),
      to: paths.closures(),
    },
    import: {
      name: i18n._('Bring your bookings'),
      note: i18n._('From a CSV or calendar file of what you used before.'),
      act: i18n._('Import'),
      to: paths.settings.import(),
    },
    backup: {
      name: i18n._('Make a backup'),
      note: i18n._('Everything in one archive that you keep.'),
      act: i18n._('Back up'),
      to: paths.settings.backup(),
    },
  }
  const shown = [...extras].filter(([extra, isDone]) => isDone !== undefined && !notNeeded.includes(extra))
  if (shown.length === 0) return null
  const putAside = (extra: SetupExtra) => keep((now) => ({ ...now, notNeeded: [...(now.notNeeded ?? []), extra] }))
  return (
    <Extras>
      <h3>{i18n._('Also worth doing')}</h3>
      <div className="card">
        <ol>
          {shown.map(([extra, isDone]) => {
            const { name, note, act, to } = words[extra]
            return (
              <li key={extra} className={isDone ? 'done' : undefined}>
                <span className="mark">{isDone && <Icon name="confirmed" size={20} />}</span>
                <div>
                  <span className="name">{name}</span>
                  {isDone && <Hidden>{i18n._('Done')}</Hidden>}
                  <small>{note}</small>
                </div>
                {!isDone && (
                  <span className="acts">
                    <Button
                      kind="quiet"
                      aria-label={i18n._('{name}: not needed', { name })}
                      onClick={() => putAside(extra)}
                    >
                      {i18n._('Not needed')}
                    </Button>
                    <ButtonLink to={to}>{act}</ButtonLink>
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </Extras>
  )
}
