import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import type { Components, Theme } from '@mui/material/styles'
import { Outline } from './outline.tsx'
import { coarse, control, forced } from './look-parts.ts'
import { paint } from './paint.ts'
import { radius, size, weight } from './scale.ts'

/** A box to tick or a radio button: it takes 16 px of a row and can be pressed on 24. */
const tick = {
  flex: 'none',
  padding: 2,
  margin: -4,
  color: paint.field,
  '&.Mui-disabled, fieldset:disabled &': { opacity: 0.55 },
} as const

/** How everything that takes a value looks and behaves by default. */
export const fieldLooks: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: size.body1,
        // A smaller text makes phones zoom into the page on focus.
        [coarse]: { fontSize: size.h4 },
        // A letter lays out and paints this alone; so its height is said, as high as its line.
        '&[data-eager]': {
          contain: 'size layout style',
          containIntrinsicInlineSize: '17em',
          blockSize: 'calc(1.4375em + 10px)',
          // What is contained has no baseline; standing on its line it would leave room below.
          verticalAlign: 'top',
        },
      },
      input: {
        '&::placeholder': { color: paint.faint, opacity: 1 },
        // In the color of the text it would read as something typed.
        '@media (prefers-contrast: more)': { '&::placeholder': { fontStyle: 'italic' } },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', slots: { notchedOutline: Outline } },
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: radius.control,
        backgroundColor: paint.surface,
        [coarse]: { minHeight: 44 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: paint.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: paint.accent, borderWidth: 2 },
      },
      input: { padding: '5px 10px', height: 'auto' },
      multiline: { padding: 0 },
      // The sign of a button at the end stands below the arrows of the choices, and leaves the text its room.
      adornedEnd: {
        '&:has(> .MuiInputAdornment-positionEnd > button)': { paddingInlineEnd: 0 },
        '& > .MuiInputAdornment-positionEnd:has(> button)': { marginInlineStart: 0 },
      },
      // The sign of a search, also where suggestions have a padding of their own.
      adornedStart: {
        '&&&&': { gap: 8, paddingInlineStart: 10 },
        '&&&& > .MuiInputBase-input': { paddingInlineStart: 0 },
      },
    },
  },
  // The arrow of every menu of the dashboard.
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMoreRounded },
    styleOverrides: {
      select: { '&&&&': { minHeight: 0, padding: '5px 30px 5px 10px' } },
      icon: { right: 8, fontSize: size.h4, color: paint.soft },
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
    styleOverrides: { root: { gap: 8, marginInline: 0, minHeight: 32, [coarse]: { minHeight: 44 } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '&& .MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': { padding: '5px 4px 5px 10px', textOverflow: 'ellipsis' },
          '& .MuiAutocomplete-endAdornment': { insetInlineEnd: 6 },
        },
        '&&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': { paddingInlineEnd: 34 },
        '&&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': { paddingInlineEnd: 62 },
      },
      clearIndicator: { minHeight: 28, minWidth: 28, visibility: 'visible' },
      popupIndicator: { minHeight: 28, minWidth: 28, color: paint.soft },
      paper: {
        marginBlock: 4,
        borderRadius: radius.control,
        backgroundColor: paint.raised,
        boxShadow: paint.shadow,
        fontSize: size.body1,
        '& > output': { display: 'block', padding: '8px 12px', color: paint.soft, fontSize: size.body2 },
        '& > output[hidden]': { display: 'none' },
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          gap: 6,
          minHeight: 36,
          padding: '6px 12px',
          borderBlockStart: `1px solid ${paint.line}`,
          color: paint.accentStrong,
          fontSize: size.body2,
          fontWeight: weight.medium,
          textDecoration: 'none',
        },
      },
      listbox: { maxHeight: 'min(320px, 50dvh)', padding: 4 },
      option: {
        '&&': {
          ...control,
          justifyContent: 'space-between',
          gap: 8,
          padding: '4px 8px',
          borderRadius: radius.inner,
          overflowWrap: 'anywhere',
        },
        '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
        '&[data-none]': { color: paint.soft },
        '&&.Mui-focused': { backgroundColor: paint.hover, [forced]: { outline: '2px solid Highlight' } },
        '&&[aria-selected="true"]': { backgroundColor: paint.accentTint, color: paint.accentStrong },
        '&&[aria-selected="true"].Mui-focused': { boxShadow: `inset 0 0 0 1px ${paint.accent}` },
      },
      loading: { padding: '8px 12px', color: paint.soft, fontSize: size.body2 },
      noOptions: { padding: '8px 12px', color: paint.soft, fontSize: size.body2 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: tick } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: tick } },
  // The sizes of the small one would win over those here.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 24, padding: 2, margin: 0 },
      switchBase: {
        padding: 5,
        color: paint.accentFillInk,
        '&.Mui-checked': { transform: 'translateX(12px)', color: paint.accentFillInk },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: paint.accentFill,
          opacity: 1,
          [forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${paint.accent}`, outlineOffset: 1 },
      },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: { borderRadius: radius.round, backgroundColor: paint.field, opacity: 1 },
    },
  },
}
