/** Sizes of type, in rem so that a person's own font size counts. Chrome speaks at `body2`, content at `body1`. */
export const size = {
  /** Axis, key caps, avatars. */
  overline: '0.6875rem',
  /** Cards, help, column heads. */
  caption: '0.75rem',
  /** Buttons, labels, navigation, secondary facts. */
  body2: '0.8125rem',
  /** Typed values, facts, prose. */
  body1: '0.875rem',
  /** Titles of panels and sections. */
  h4: '1rem',
  /** The title of a page, the date of the calendar. */
  h3: '1.25rem',
  /** Figures of a summary. */
  h2: '1.5rem',
  /** The sign-in page alone. */
  h1: '2rem',
} as const

/** Sizes of type on paper, in points. */
export const paperSize = { small: '8pt', body: '9.5pt', title: '14pt' } as const

/** Weights that the typeface really has. */
export const weight = { regular: 400, medium: 500, semibold: 600 } as const

/** Radii in pixels. */
export const radius = {
  /** Cards of the calendar, chips of a status, key caps, bars. */
  card: 4,
  /** What lies inside a control: a segment of a toggle, an item of a menu. */
  inner: 6,
  /** Controls and tiles. */
  control: 8,
  /** Sheets, dialogs, floating bars. */
  sheet: 12,
  /** Pills and switches. */
  round: 999,
} as const

/** Width in pixels of the side column with its words, and folded to icons. */
export const sideColumn = { wide: 232, rail: 56 } as const

/** The typeface, with a fallback of the same measures so that nothing moves when it arrives, then the device's own. */
export const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
