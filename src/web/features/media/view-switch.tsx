import { useLingui } from '@lingui/react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon } from '../../ui/icons.tsx'
import { keptHere } from '../../ui/local-storage.ts'
import { oneOf } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'

const VIEWS = ['grid', 'list'] as const

/** The ways to look at media. */
export type MediaView = (typeof VIEWS)[number]

const named = oneOf(['', ...VIEWS], '')

const useHabit = keptHere('frontdesk-media ', (stored): MediaView => (stored === '"list"' ? 'list' : 'grid'))

/** How the media are looked at: as the address says, otherwise as they were last looked at on this device. */
export function useMediaView(): [view: MediaView, look: (view: MediaView) => void] {
  const [asked, ask] = useSearchParam('view', named)
  const [habit, change] = useHabit('view')
  const look = (view: MediaView) => {
    change(() => view)
    ask(view)
  }
  return [asked === '' ? habit : asked, look]
}

/** Chooses between pictures side by side and a table. */
export function ViewSwitch({ view, look }: { view: MediaView; look: (view: MediaView) => void }) {
  const { i18n } = useLingui()
  const ways = [
    { value: 'grid', icon: 'grid', label: i18n._('Gallery') },
    { value: 'list', icon: 'list', label: i18n._('List') },
  ] as const
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={i18n._('Show as')}
      value={view}
      onChange={(_event, next: MediaView | null) => {
        // Pressing what is chosen would choose nothing.
        if (next !== null) look(next)
      }}
    >
      {ways.map(({ value, icon, label }) => (
        <ToggleButton key={value} value={value} aria-label={label} title={label}>
          <Icon name={icon} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
