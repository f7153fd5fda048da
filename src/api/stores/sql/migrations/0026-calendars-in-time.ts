/** That an appointment has three calendars or more, as SQL; those are few, and in the index below alone. */
export const HAS_MORE_CALENDARS = `doc #> '{calendarIds,2}' is not null`

/**
 * The appointments of one calendar in the order of time: by its first calendar, and by its second where there is one. The index of
 * calendars alone answered with all that a calendar ever had, whatever time was asked for.
 */
export const calendarsInTime = [
  `create index appointments_first_calendar on appointments (organization_id, (doc #> '{calendarIds,0}'), span, start_ms)`,
  `create index appointments_second_calendar on appointments (organization_id, (doc #> '{calendarIds,1}'), span, start_ms)
    where doc #> '{calendarIds,1}' is not null`,
]

/**
 * Of appointments with more calendars each of them. The index of the calendars of all stays for processes of the release before, which
 * still ask it while this one starts.
 */
export const moreCalendars = [
  `create index appointments_more_calendars on appointments using gin ((doc -> 'calendarIds') jsonb_path_ops)
    with (gin_pending_list_limit = 128) where ${HAS_MORE_CALENDARS}`,
]
