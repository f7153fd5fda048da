import { type CSSObject, css } from '@emotion/react'
import { type Theme, styled } from '@mui/material/styles'
import { frameRules } from './frame-rules.ts'
import { schemes } from './grid-colours.ts'

const sheets = new WeakMap<Theme, ReturnType<typeof css>>()

/** Serialized once per theme: the frame is drawn at each step of a drag, and its rules are always the same. */
function sheetFor(theme: Theme): ReturnType<typeof css> {
  const known = sheets.get(theme)
  if (known) return known
  const rules = { ...schemes.light, ...theme.applyStyles('dark', schemes.dark), ...frameRules }
  // MUI's and Emotion's types of the same style object differ in name only.
  const sheet = css(rules as CSSObject)
  sheets.set(theme, sheet)
  return sheet
}

/**
 * The scrolling frame and, by class name, everything in it: one style rule set for the whole grid, because a styled
 * component per card would cost more than the card itself.
 */
export const GridFrame = styled('section')(({ theme }) => sheetFor(theme))
