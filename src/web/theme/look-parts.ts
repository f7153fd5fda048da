/** Where a finger presses. */
export const coarse = '@media (pointer: coarse)'
/** Where the device chooses the colors. */
export const forced = '@media (forced-colors: active)'

/** Where the device chooses the colors, a ground of our own is not seen; a toolbar's rules must not win over this. */
export const inForcedColors = {
  '&&&&[aria-pressed="true"]': {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
  },
  '&.Mui-disabled, &[aria-disabled="true"]': { opacity: 1, color: 'GrayText' },
} as const

/** Controls are 32 px high, 44 where a finger presses them. */
export const control = { minHeight: 32, [coarse]: { minHeight: 44 } } as const
