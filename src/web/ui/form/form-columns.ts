/** From here on the sections of a form are a rail beside it; below they are a row of tabs above it. */
export const RAIL = '@media (min-width: 1024px)'
/** From here on what follows from a form stands beside it. */
export const ASIDE = '@media (min-width: 1240px)'

/**
 * The columns of a long form and of the bar that saves it: sections, fields, and with `data-aside` what follows from them. With
 * `data-wide` the fields take all there is.
 */
export const formColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 32px',
  [RAIL]: {
    gridTemplateColumns: '160px minmax(0, 640px)',
    '&[data-wide="true"]': { gridTemplateColumns: '160px minmax(0, 1fr)' },
  },
  [ASIDE]: {
    // What the fields leave goes to what stands beside them, so that they begin where they do without it.
    '&[data-aside="true"]': { gridTemplateColumns: '160px minmax(0, 640px) minmax(280px, 1fr)' },
  },
} as const
