import { keptHere } from '../../ui/local-storage.ts'
import { oneOf } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'

/** The ways to look at media. */
export const VIEWS = ['grid', 'list'] as const

/** One of them. */
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
