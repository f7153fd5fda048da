import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { HOUR_HEIGHTS, useHourHeight } from '../hour-height.ts'

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minBlockSize: 36, '& > span': { flex: 1 } })

/** The height of an hour, in steps; the same that Ctrl and the wheel do over the grid. */
export function HourZoom({ view }: { view: 'day' | 'week' }) {
  const { i18n } = useLingui()
  const { height, chosen, zoom, reset } = useHourHeight(view, useClinic())
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a form's
    <Row role="group" aria-label={i18n._('Hour height')}>
      <span>{i18n._('Hour height')}</span>
      {chosen && (
        <Button kind="quiet" onClick={reset}>
          {i18n._('Automatic')}
        </Button>
      )}
      <Button kind="quiet" icon="minus" iconOnly disabled={height <= (HOUR_HEIGHTS[0] ?? 0)} onClick={() => zoom(-1)}>
        {i18n._('Lower hours')}
      </Button>
      <Button kind="quiet" icon="plus" iconOnly disabled={height >= (HOUR_HEIGHTS.at(-1) ?? 0)} onClick={() => zoom(1)}>
        {i18n._('Higher hours')}
      </Button>
    </Row>
  )
}
