import { useMemo } from 'react'
import { keptHere } from '../../ui/local-storage.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'

/** Heights of an hour in px that can be chosen, from a day at a glance to ten minutes as high as a finger. */
export const HOUR_HEIGHTS = [60, 72, 88, 120, 160, 208, 264] as const

/** Px that the shortest service gets where nobody has chosen: in a day a line with its icon, in a week the line alone. */
const SHORTEST = { day: 20, week: 14.6 } as const
const USUAL = 72
const MOST = 168

/** What a view begins with: as high as the shortest service that can be booked needs, in minutes. */
export function fittingHour(view: 'day' | 'week', shortest: number): number {
  return Math.min(MOST, Math.max(USUAL, Math.round((SHORTEST[view] * 60) / shortest)))
}

/** The next height up (1) or down (-1). */
export function zoomed(height: number, direction: 1 | -1): number {
  const next = direction === 1 ? HOUR_HEIGHTS.find((it) => it > height) : HOUR_HEIGHTS.findLast((it) => it < height)
  return next ?? height
}

/** How high the hours are beside what the shortest service needs. */
export type HourSize = 'compact' | 'normal' | 'tall'

/** Px of an hour of a size, where `fitting` is what the view begins with; 0 follows it. */
export const heightOf = (size: HourSize, fitting: number): number =>
  size === 'normal'
    ? 0
    : size === 'compact'
      ? HOUR_HEIGHTS[0]
      : Math.min(fitting * 1.75, HOUR_HEIGHTS.at(-1) ?? fitting)

/** The size that a height chosen by any step comes to. */
export const sizeOfHour = (height: number, fitting: number): HourSize =>
  height === fitting ? 'normal' : height < fitting ? 'compact' : 'tall'

const useKept = keptHere('frontdesk.hour-height.', (stored) => {
  const height = Number(stored ?? 0)
  return height >= (HOUR_HEIGHTS[0] ?? 0) && height <= (HOUR_HEIGHTS.at(-1) ?? 0) ? height : 0
})

/** The height of an hour in px, the size that it comes to, and the ways to another one. */
export function useHourHeight(view: 'day' | 'week', { services }: Pick<Clinic, 'services'>) {
  const [kept, change] = useKept(view)
  const fitting = useMemo(() => {
    const lengths = [...services.values()].flatMap(({ active, duration }) => (active && duration > 0 ? duration : []))
    return fittingHour(view, Math.min(60, ...lengths))
  }, [services, view])
  return {
    height: kept || fitting,
    size: sizeOfHour(kept || fitting, fitting),
    choose: (size: HourSize) => change(() => heightOf(size, fitting)),
    zoom: (direction: 1 | -1) => change((now) => zoomed(now || fitting, direction)),
  }
}
