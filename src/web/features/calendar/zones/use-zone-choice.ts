import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { useZoneHabits } from './zone-habits.ts'

/** Which of the two zones of the address is meant: that of everything, or that of the second axis. */
export type ZoneParam = 'zone' | 'secondZone'

/** Chooses a zone for everything or for the second axis (empty: none), and remembers it for the next time. */
export function useZoneChoice(set: SetUrlState<CalendarView>) {
  const [habits, keep] = useZoneHabits()
  const chooseZone = (part: ZoneParam, zone: string) => {
    keep(part === 'zone' ? 'shown' : 'second', zone)
    // How times are read is a habit and no place that the Back button returns to.
    set({ [part]: zone })
  }
  return { chooseZone, recent: habits.recent }
}
