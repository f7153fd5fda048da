import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Calendar } from '#api/contract/calendars.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import { CalendarGlance } from './calendar-glance.tsx'
import { WeekLink } from './week-link.tsx'
import { useCalendarMenu } from './use-calendar-menu.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { size } from '../../theme/scale.ts'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 200px) minmax(0, 1fr)',
  gap: '10px 20px',
  margin: 0,
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap' },
})
const Note = styled('p')({ margin: '12px 2px 0', color: paint.soft, fontSize: size.body2 })

/** A calendar where the deployment only lets it be read. */
export function CalendarFacts({ calendar }: { calendar: Calendar }) {
  const { i18n } = useLingui()
  const menu = useCalendarMenu(calendar)
  const facts = [
    [i18n._('Time zone'), calendar.timezone],
    [i18n._('Email'), calendar.email],
    [i18n._('User group'), calendar.userGroupId],
    [i18n._('External ID'), calendar.externalId],
  ] as const
  return (
    <>
      <PageHeader
        title={calendar.name}
        parent={{ label: i18n._('Team & resources'), to: paths.calendars.list() }}
        actions={
          <>
            <WeekLink id={calendar.id} />
            <MenuButton icon="more" iconOnly actions={menu.actions}>
              {i18n._('More actions')}
            </MenuButton>
          </>
        }
      />
      <CalendarGlance calendar={calendar} />
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        {Object.keys(calendar.extraFields).length > 0 && (
          <>
            <dt>{i18n._('Extra fields')}</dt>
            <dd>
              <pre dir="ltr">{JSON.stringify(calendar.extraFields, null, 2)}</pre>
            </dd>
          </>
        )}
      </Facts>
      <Note>
        {i18n._(
          'You can’t change people and resources here. They come from the system that manages this server’s users and rooms.',
        )}
      </Note>
      {menu.panel}
    </>
  )
}
