/** Where a finger presses. */
export const coarse = '@media (pointer: coarse)'
/** Where the device chooses the colors. */
export const forced = '@media (forced-colors: active)'

/** Where the device chooses the colors: what holds, as a choice or as what is pressed. */
export const heldInForcedColors = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const

/** Where the device chooses the colors: a ring within the edge of what is chosen in a list. */
export const ringInForcedColors = { outline: '2px solid Highlight', outlineOffset: -2 } as const
/** Where the device chooses the colors: a frame around a picture, or a part of one, that is chosen. */
export const frameInForcedColors = { border: '3px solid Highlight' } as const

/** Where the device chooses the colors, a ground of our own is not seen; a toolbar's rules must not win over this. */
export const inForcedColors = {
  '&&&&[aria-pressed="true"]': heldInForcedColors,
  '&.Mui-disabled, &[aria-disabled="true"]': { opacity: 1, color: 'GrayText' },
} as const

/** Controls are 32 px high, 44 where a finger presses them. */
export const control = { minHeight: 32, [coarse]: { minHeight: 44 } } as const
