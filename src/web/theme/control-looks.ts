import type { Components, Theme } from '@mui/material/styles'
import { coarse, control, forced, heldInForcedColors, inForcedColors } from './look-parts.ts'
import { paint } from './paint.ts'
import { radius, size } from './scale.ts'

/** How buttons and toggles look and behave by default. */
export const controlLooks: Components<Omit<Theme, 'components'>> = {
  // A browser's button speaks another typeface than what is around it.
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { font: 'inherit' } } },
  MuiButton: {
    defaultProps: { size: 'small', variant: 'outlined', color: 'inherit', disableElevation: true },
    styleOverrides: {
      root: {
        ...control,
        minWidth: 0,
        gap: 6,
        padding: '6px 12px',
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        '&.fd-square': { padding: 6, minWidth: 32, [coarse]: { minHeight: 44, minWidth: 44 } },
        '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
        [forced]: inForcedColors,
        '& .MuiButton-startIcon': { margin: '0 0 0 -2px' },
        '& .MuiButton-startIcon > *:nth-of-type(1)': { fontSize: 'inherit' },
      },
      outlined: {
        borderColor: paint.strongLine,
        backgroundColor: paint.raised,
        '&:hover': { borderColor: paint.strongLine, backgroundColor: paint.hover },
      },
      text: {
        '&:hover': { backgroundColor: paint.hover },
        '&.MuiButton-colorPrimary': {
          backgroundColor: paint.accentTint,
          color: paint.accentStrong,
          '&:hover': { boxShadow: `inset 0 0 0 1px ${paint.accent}` },
        },
      },
      contained: {
        backgroundColor: paint.accentFill,
        color: paint.accentFillInk,
        '&:hover': { backgroundColor: 'var(--fd-palette-accent-fillHover)' },
        '&.MuiButton-colorError': { backgroundColor: paint.dangerFill, color: paint.dangerFillInk },
        [forced]: { border: '1px solid ButtonText' },
      },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small', color: 'inherit' },
    styleOverrides: {
      root: {
        ...control,
        minWidth: 32,
        padding: 6,
        fontSize: size.body1,
        borderRadius: radius.control,
        [coarse]: { minHeight: 44, minWidth: 44 },
        '&:hover': { backgroundColor: paint.hover },
        [forced]: inForcedColors,
      },
    },
  },
  MuiToggleButtonGroup: {
    defaultProps: { size: 'small', exclusive: true },
    styleOverrides: {
      root: {
        padding: 2,
        gap: 2,
        borderRadius: radius.control,
        backgroundColor: paint.nav,
        // Its ground is not drawn there, and choices without an edge would read as words.
        [forced]: { border: '1px solid ButtonBorder' },
      },
      grouped: { border: 0, borderRadius: `${radius.inner}px !important`, margin: '0 !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 28,
        padding: '3px 10px',
        border: 0,
        color: paint.soft,
        textTransform: 'none',
        [coarse]: { minHeight: 40 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: paint.segment,
          color: paint.ink,
          boxShadow: '0 1px 2px rgb(0 0 0 / 10%)',
          [forced]: { ...heldInForcedColors, border: '2px solid Highlight' },
        },
      },
    },
  },
}
