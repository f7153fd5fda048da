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

/** The three radii, in pixels: cards of the calendar with chips and key caps; controls and tiles; sheets and dialogs. */
export const RADII = { card: 4, control: 8, sheet: 12 } as const

/** The radii with what follows from them, in pixels. */
export const radius = {
  ...RADII,
  /** What lies two pixels inside a control, so that both corners run beside each other. */
  inner: RADII.control - 2,
  /** Ends that are round however high they are: pills and switches. */
  round: 999,
} as const

/** Width in pixels of the side column with its words, and folded to icons. */
export const sideColumn = { wide: 232, rail: 56 } as const

/** From the edge of the page's sheet to its words, above a phone. Pixels. */
export const pageEdge = 20

/** The typeface, with a fallback of the same measures so that nothing moves when it arrives, then the device's own. */
export const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
