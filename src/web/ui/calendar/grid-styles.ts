import { type CSSObject, css } from '@emotion/react'
import styled from '@emotion/styled'
import { frameRules } from './frame-rules.ts'

// Serialized once: the frame is drawn at each step of a drag, and its rules are always the same. MUI's and Emotion's
// types of the same style object differ in name only.
const sheet = css(frameRules as CSSObject)

/**
 * The scrolling frame and, by class name, everything in it: one style rule set for the whole grid, because a styled
 * component per card would cost more than the card itself.
 */
export const GridFrame = styled('section')(() => sheet)
