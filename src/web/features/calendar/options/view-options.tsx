import { lazySection } from '../../../ui/lazy-part.tsx'
import { zonePlace } from '../../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import { useConnected } from '../../../commands/appointments/external/use-externals.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { secondAxisZone, shownZone } from '../../../commands/appointments/view/shown-zone.ts'
import { radius, size } from '../../../theme/scale.ts'

const OptionsPanel = lazySection(() => import('./options-panel.tsx'))
const ZonePanel = lazySection(withMessages(() => import('../zones/zone-panel.tsx')))

const Count = styled('span')({
  minInlineSize: 18,
  paddingInline: 4,
  boxSizing: 'border-box',
  borderRadius: radius.control,
  background: paint.accent,
  color: paint.accentInk,
  fontSize: size.overline,
  lineHeight: '18px',
  textAlign: 'center',
})
const Zone = styled(Button)({
  minInlineSize: 34,
  justifyContent: 'flex-start',
  paddingInline: 8,
  borderColor: paint.accent,
  background: paint.accentTint,
  overflow: 'hidden',
  '@media (pointer: coarse)': { minInlineSize: 40, paddingInline: 11 },
  '& > .fd-icon': { flex: 'none' },
  '& > span': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})

interface ViewOptionsProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** IANA zones of the calendars. */
  zones: readonly string[]
  /** Epoch milliseconds of the day that is shown: offsets are those of that day. */
  at: number
  narrow: boolean
}

/** Opens what is switched seldom, and says how much of it is on; zones that are on stay in sight beside it. */
export function ViewOptions({ view, set, zones, at, narrow }: ViewOptionsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const connected = useConnected()
  const [open, setOpen] = useState<{ panel: 'options' | 'zones'; anchor: HTMLElement }>()
  const shown = shownZone(view)
  const second = secondAxisZone(view)
  const label = [shown && zonePlace(shown), second && `+ ${zonePlace(second)}`].filter(Boolean).join(' ')
  const count = [view.cancelled, view.external && connected.length > 0, shown, second].filter(Boolean).length
  const words = i18n._('View options')
  const said = count === 0 ? words : i18n._('{count, plural, other {View options (# on)}}', { count })
  const toggle = (panel: 'options' | 'zones', anchor: HTMLElement) =>
    setOpen(open?.anchor === anchor ? undefined : { panel, anchor })
  const close = () => setOpen(undefined)
  return (
    <>
      {label !== '' && (
        <Zone
          className="zone"
          icon="globe"
          data-tooltip={`${i18n._('Time zones')}: ${label}`}
          aria-description={i18n._('Time zones')}
          aria-haspopup="dialog"
          aria-expanded={open?.panel === 'zones'}
          onClick={({ currentTarget }) => toggle('zones', currentTarget)}
        >
          <span>{label}</span>
        </Zone>
      )}
      <Button
        className="options"
        icon="settings"
        kind={count === 0 ? 'quiet' : 'plain'}
        iconOnly={count === 0}
        style={{ flex: 'none', ...(count > 0 && { paddingInline: 8 }) }}
        aria-label={said}
        data-tooltip={said}
        aria-haspopup="dialog"
        aria-expanded={open?.panel === 'options'}
        onClick={({ currentTarget }) => toggle('options', currentTarget)}
      >
        {count === 0 ? words : null}
        {count > 0 && <Count>{format.number(count)}</Count>}
      </Button>
      {open && (
        <Suspense fallback={null}>
          {open.panel === 'options' ? (
            <OptionsPanel
              {...{ view, set, narrow, anchor: open.anchor }}
              zones={label}
              onZones={() => setOpen({ ...open, panel: 'zones' })}
              onClose={close}
            />
          ) : (
            <ZonePanel {...{ view, set, zones, at, anchor: open.anchor }} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
