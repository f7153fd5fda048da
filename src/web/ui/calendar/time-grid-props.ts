import type { Tone } from '../tones.ts'

/** What a background band says about its time: nobody works, time taken, padding after an appointment, a pause. */
export type BandKind = 'closed' | 'blocked' | 'buffer' | 'break'

/** A stretch of a column's background, in wall-clock minutes of its local day, `[from, to)`. */
export type TimeGridBand = { from: number; to: number; kind: BandKind; label: string }

/** One column: one local day of one resource, in that resource's zone. */
export type TimeGridColumn = {
  id: string
  /** Local date `YYYY-MM-DD`. */
  date: string
  resourceId: string
  /** IANA zone. */
  zone: string
  label: string
  sublabel?: string
  /** Sets the heading off; for weeks, where one day is today. The now-line follows `now` alone. */
  today?: boolean
  bands?: readonly TimeGridBand[]
}

/** How a card is filled, so that no status is told by colour alone. */
export type CardPattern = 'solid' | 'hatched' | 'outlined'

/** One appointment as the grid shows it. All strings are ready to be read: the grid formats nothing. */
export type TimeGridEvent = {
  id: string
  /** Every resource in whose columns it stands. */
  resourceIds: readonly string[]
  /** Epoch milliseconds. */
  start: number
  /** Epoch milliseconds, exclusive. */
  end: number
  title: string
  timeText: string
  secondaryText?: string
  tone: Tone
  pattern: CardPattern
  /** Struck through: kept in sight without being in the way. */
  struck?: boolean
  /** One character that stands for the status, shown before the time. */
  glyph?: string
  /** Further marks at the end of the card, such as a camera or a note. */
  badges?: string
  editable: boolean
  /** The spoken name; begins with the visible text (WCAG 2.5.3). */
  accessibleName: string
}

/** A stretch of real time in a column, as the texts and callbacks receive it. Epoch milliseconds. */
export type TimeGridTarget = { column: TimeGridColumn; start: number; end: number }

/** What is being done to an event or an empty place. */
export type TimeGridAction = 'move' | 'resize' | 'create'

/** Every sentence the grid shows or says; the page owns the language. */
export type TimeGridTexts = {
  /** Name of the whole grid. */
  label: string
  /** How the keys work; read once, on entering the grid. */
  help: string
  /** Shown in the corner above the axis, for instance the zone. */
  corner?: string
  /** Axis label of a whole hour, 0..24. */
  hour: (hour: number) => string
  /** Name of an empty place, for instance "10:15, Ana Ruiz, free". */
  slot: (target: TimeGridTarget) => string
  /** What stands on the ghost: the new time and, across columns, the new person. */
  ghost: (target: TimeGridTarget, action: TimeGridAction, event?: TimeGridEvent) => string
  /** Said when an event is picked up with M. */
  picked: (event: TimeGridEvent) => string
  /** Said at each step of a pick-up, and after a move or resize by Alt and arrows. */
  moved: (target: TimeGridTarget, action: TimeGridAction, event: TimeGridEvent) => string
  /** Said after a drop, by key or pointer. */
  dropped: (target: TimeGridTarget, action: TimeGridAction, event: TimeGridEvent) => string
  /** Said after Esc. */
  aborted: (event?: TimeGridEvent) => string
  /** Said when a key asks to change an event that may not be changed. */
  fixed: (event: TimeGridEvent) => string
}

/** An empty place was chosen for a new appointment. */
export type TimeGridCreation = { columnId: string; resourceId: string; start: number; end: number }

/** An event was moved; its duration is unchanged, unless it was also lengthened while it was carried by keys. */
export type TimeGridMove = { id: string; fromResourceId: string; toResourceId: string; start: number; end: number }

/** An event's end was moved. */
export type TimeGridResize = { id: string; resourceId: string; start: number; end: number }

/** Everything the time grid needs; day view and week view differ only in their columns. */
export type TimeGridProps = {
  columns: readonly TimeGridColumn[]
  events: readonly TimeGridEvent[]
  texts: TimeGridTexts
  /** First hour shown, 0..23; widened when an event begins earlier, so that nothing vanishes. */
  dayStart?: number
  /** Hour at which the day ends, 1..24; widened when an event ends later. */
  dayEnd?: number
  /** Density; never below 16 px for 15 minutes. */
  pixelsPerMinute?: number
  /** Least width of a column in px; below it the grid scrolls sideways. */
  minColumnWidth?: number
  /** Epoch milliseconds; without it there is no now-line. */
  now?: number
  snapMinutes?: number
  /** Length of an appointment made by a click or Enter. */
  createMinutes?: number
  /** Wall-clock minute brought to the top at first sight; default: an hour before now, else the earliest event. */
  scrollToMinute?: number
  onOpen: (eventId: string) => void
  onCreate?: (creation: TimeGridCreation) => void
  onMove?: (move: TimeGridMove) => void
  onResize?: (resize: TimeGridResize) => void
  /** A reason, in words, why this may not be dropped here; shown on the ghost, spoken, and the drop goes back. */
  refusal?: (target: TimeGridTarget, action: TimeGridAction, event?: TimeGridEvent) => string | undefined
}
