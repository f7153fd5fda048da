import type { Calendar } from '#api/contract/calendars.ts'
import type { CalendarBody } from '../calendar-form-values.ts'

/** What is to become the same for many calendars; what is empty stays as it is in each. */
export interface AlikeCalendars {
  timezone: string
  /** Their weekly schedules on the same clock get the zone too, and keep their clock times. */
  withSchedules: boolean
  type: Calendar['type'] | ''
  userGroupId: string
  /** They belong to no user group any more. */
  noGroup: boolean
}

/** Nothing is to change. */
export const AS_THEY_ARE: AlikeCalendars = {
  timezone: '',
  withSchedules: false,
  type: '',
  userGroupId: '',
  noGroup: false,
}

/** The fields of one calendar that change; null where it is already as it should be. */
export function alikeBody(
  calendar: Pick<Calendar, 'timezone' | 'type' | 'userGroupId'>,
  { timezone, type, userGroupId, noGroup }: AlikeCalendars,
): Partial<CalendarBody> | null {
  const zone = timezone.trim()
  const group = noGroup ? null : userGroupId.trim() || calendar.userGroupId
  const body: Partial<CalendarBody> = {
    ...(zone !== '' && zone !== calendar.timezone && { timezone: zone }),
    ...(type !== '' && type !== calendar.type && { type }),
    ...(group !== calendar.userGroupId && { userGroupId: group }),
  }
  return Object.keys(body).length === 0 ? null : body
}
