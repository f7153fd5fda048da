import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tones.ts'
import type { IconName } from '../icons.tsx'

/** What a background band says about its time: nobody works, open longer than usual, time taken here or elsewhere, padding, a pause, not known, an hour that the clock skips or shows twice, or a time that somebody else is about to book. */
export type BandKind =
  | 'held'
  | 'closed'
  | 'extra'
  | 'blocked'
  | 'external'
  | 'buffer'
  | 'break'
  | 'unknown'
  | 'skipped'
  | 'repeated'

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
  /** What stands at the top instead of the label, where a group's heading says the rest. */
  heading?: string
  /** The heading that stands once over all neighbouring columns of the same group. */
  group?: string
  sublabel?: string
  /** Letters in a circle before the heading, of somebody. */
  initials?: string
  /** How much of the open time is booked, 0 to 1, drawn as a bar below the heading; absent where it is not known. */
  load?: number
  /** The same in words, for a heading that has room for it. */
  loadText?: string
  /** Needs half the width only: there is nothing to be seen in it. */
  isSlim?: boolean
  /** A mark below the label: a place, which gives way where there is no room, how far its clock is apart, and all of it in full. */
  badge?: { place: string; apart: string; title: string }
  /** Sets the heading off; for weeks, where one day is today. The now-line follows `now` alone. */
  today?: boolean
  /** Stays in sight beside the axis while the others scroll sideways; pinned columns come first. */
  pinned?: boolean
  bands?: readonly TimeGridBand[]
}

/** How a card is drawn: what is not settled yet has a dashed edge, and time that nobody can book is hatched. */
export type CardPattern = 'solid' | 'dashed' | 'hatched'

/** What a card, bar or chip shows and says of an event, in any view. */
export type CardFace = {
  title: string
  /** When it begins, for bars and chips, which stand at no hour; empty for what lasts whole days. */
  timeText: string
  tone: Tone
  /** A CSS color that takes the place of the tone's on the ground and the bar; the icon keeps telling the status. */
  hue?: string
  pattern: CardPattern
  /** Struck through: kept in sight without being in the way. */
  struck?: boolean
  /** The icon of the status, before the name. */
  icon?: IconName
  /** Further marks at the end of the card, such as a camera or a note. */
  badges?: readonly IconName[]
  editable: boolean
  /** The spoken name; begins with the name that is seen (WCAG 2.5.3). */
  accessibleName: string
}

/** One appointment as the grid shows it; one that lasts a day or longer is a bar above its columns. All strings are ready to be read: the grid formats nothing. */
export type TimeGridEvent = CardFace & {
  id: string
  /** Every resource in whose columns it stands. */
  resourceIds: readonly string[]
  /** Epoch milliseconds. */
  start: number
  /** Epoch milliseconds, exclusive. */
  end: number
  /** From when to when, without the half of the day, which the axis says; a card that is high enough ends with it. */
  spanText?: string
  secondaryText?: string
}

/** A stretch of real time in a column, as the texts and callbacks receive it. Epoch milliseconds. */
export type TimeGridTarget = { column: TimeGridColumn; start: number; end: number }

/** What is being done to an event or an empty place. */
export type TimeGridAction = 'move' | 'resize' | 'create'

/** Starts in wall-clock minutes of a column's day, `[from, to)`, that all fit or all do not for the same reason. */
export type LensStretch = {
  from: number
  to: number
  fits: boolean
  reason?: string
  /** The card that stands there says so itself: the reason is spoken and stands on the ghost, but not in the column. */
  isObvious?: boolean
}

/** Where an event that is picked up fits in one column, and why not elsewhere. */
export type LensColumn = { columnId: string; stretches: readonly LensStretch[] }

/** An event for which a new place is being chosen; it need not stand in any of the columns. */
export type TimeGridPicking = {
  /** As it stood when the choice began, or when the reader was last told. */
  event: TimeGridEvent
  /** As it stands now; absent once it is gone. */
  now?: TimeGridEvent | undefined
  fromResourceId: string
}

/** Every sentence the grid shows or says; the page owns the language. */
export type TimeGridTexts = {
  /** Name of the whole grid. */
  label: string
  /** How the keys work; read once, on entering the grid. */
  help: string
  /** Shown in the corner above the axis, for instance the zone. */
  corner?: string
  /** The same above the axis of the second zone. */
  secondCorner?: string
  /** Label of the second axis at an instant, on a date that is `dayShift` days after the column's. */
  secondHour?: (instant: number, dayShift: number) => string
  /** Name of the strip of what lasts days. */
  allDay: string
  /** What stands for the events that the strip has no room for, for instance "+2 more". */
  more: (count: number) => string
  /** Name of the button that shows all of the strip, or less of it again. */
  unfold: (open: boolean) => string
  /** Said once when events are marked as changed. */
  fresh: (count: number) => string
  /** Axis label of a whole hour, 0..24. */
  hour: (hour: number) => string
  /** What the pill at the now-line says. */
  now?: (instant: number, zone: string) => string
  /** Name of an empty place, for instance "10:15, Ana Ruiz, free", or what is said of the time there. */
  slot: (target: TimeGridTarget, within?: TimeGridBand) => string
  /** What stands on the ghost: the new time and, across columns, the new person. */
  ghost: (target: TimeGridTarget, action: TimeGridAction, event?: TimeGridEvent) => string
  /** Said when an event is picked up with M. */
  picked: (event: TimeGridEvent) => string
  /** Said at each step of a pick-up. What came of a drop is told by the page, which knows whether it was kept. */
  moved: (target: TimeGridTarget, action: TimeGridAction, event: TimeGridEvent) => string
  /** Said after Esc, and where something is put down as it was taken up; `target` is where it was then. */
  aborted: (target: TimeGridTarget, action: TimeGridAction, event?: TimeGridEvent) => string
  /** Said when a key asks to change an event that may not be changed. */
  fixed: (event: TimeGridEvent) => string
  /** Said of a place where the picked up event fits. */
  fits?: string
  /** Said when a jump from fit to fit finds none. */
  noFit?: string
}

/** An empty place was chosen for a new appointment. */
export type TimeGridCreation = {
  columnId: string
  resourceId: string
  start: number
  end: number
  /** Its length was drawn; by a click or Enter it is only the usual one. */
  drawn?: boolean
}

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
  /** Density; never below an hour of 60 px. */
  pixelsPerMinute?: number
  /** Asked for by Ctrl and the wheel, or by a pinch: 1 for closer, -1 for wider. */
  onZoom?: (direction: 1 | -1) => void
  /** Least width of a column in px; below it the grid scrolls sideways. */
  minColumnWidth?: number
  /** Epoch milliseconds; without it there is no now-line. */
  now?: number
  snapMinutes?: number
  /** Length of an appointment made by a click or Enter. */
  createMinutes?: number
  /** Wall-clock minute brought to the top at first sight; default: an hour before now, else the earliest event. */
  scrollToMinute?: number
  /** Epoch milliseconds; each new one is brought into sight once, as soon as a column shows its day. */
  scrollTo?: number | undefined
  /** IANA zone of a second axis beside the first; it needs `texts.secondHour`. */
  secondZone?: string | undefined
  /** Ids of events that changed under the reader's eyes: marked until they are taken out, and told once. */
  fresh?: ReadonlySet<string> | undefined
  /**
   * What a heading offers beside its name, for instance a menu. Its keys and focus are its own; only that of the column
   * where the keys stand is `inTabOrder`, so that the way to the grid is as short with twenty columns as with one.
   */
  headActions?: ((column: TimeGridColumn, inTabOrder: boolean) => ReactNode) | undefined
  /** Rows of the strip of what lasts days, before the rest is counted; default 3. */
  stripRows?: number
  onOpen: (eventId: string) => void
  onCreate?: (creation: TimeGridCreation) => void
  onMove?: (move: TimeGridMove) => void
  onResize?: (resize: TimeGridResize) => void
  /** Told in place of a move or a new end where the event, here as it was picked up, stands elsewhere by now or is gone. */
  onStale?: (event: TimeGridEvent) => void
  /** Told at each step of a carry where the event stands, and with nothing while none is carried. */
  onCarry?: (carried: TimeGridTarget | undefined) => void
  /** A reason, in words, why this may not be dropped here; shown on the ghost, spoken, and the drop goes back. */
  refusal?: (target: TimeGridTarget, action: TimeGridAction, event?: TimeGridEvent) => string | undefined
  /** Asked once when an event is picked up to be moved: where it fits. Keep its identity while nothing changes. */
  lens?: (event: TimeGridEvent, fromResourceId: string) => readonly LensColumn[]
  /** A time that is chosen elsewhere on the page and not made yet, drawn as its outline. Epoch milliseconds. */
  planned?: { resourceIds: readonly string[]; start: number; end: number } | undefined
  /** While set, a click or Enter on a place moves this event there, and nothing is opened, made or dragged. */
  picking?: TimeGridPicking | undefined
}
