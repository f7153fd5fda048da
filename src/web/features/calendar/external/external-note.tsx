import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import type { Externals } from '../../../commands/appointments/external/use-externals.ts'
import { size } from '../../../theme/scale.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 8,
  color: paint.soft,
  fontSize: size.body2,
})

/** What the connected calendars could not answer, and what of them stands in no column because it names no calendar here. */
export function ExternalNote({ externals, calendars }: { externals: Externals } & Pick<Clinic, 'calendars'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { events, failed, retry } = externals
  const count = events.filter(({ event }) => !event.calendarIds.some((id) => calendars.has(id))).length
  const names = format.list(failed.map(({ label }) => label))
  return (
    <output>
      {failed.length > 0 && (
        <Line>
          {i18n._('Couldn’t load busy times of {names}; they’re missing here.', { names })}
          <Button kind="quiet" icon="refresh" onClick={retry}>
            {i18n._('Try again')}
          </Button>
        </Line>
      )}
      {calendars.size > 0 && count > 0 && (
        <Line>
          {i18n._(
            '{count, plural, one {# external event has no calendar here: see the list.} other {# external events have no calendar here: see the list.}}',
            { count },
          )}
        </Line>
      )}
    </output>
  )
}
