/** From one clock time or day to another, as two fields. */
export interface Range {
  from: string
  to: string
}

/** A day with hours of its own; without any it is closed. */
export interface Override {
  date: string
  ranges: Range[]
}

/** The hours of a schedule on the clock face. */
export interface ClockHours {
  /** Monday to Sunday. */
  week: readonly { ranges: readonly Range[] }[]
  overrides: readonly Override[]
  office: readonly Range[]
}
