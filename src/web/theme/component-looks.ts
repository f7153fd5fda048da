import type { Components, Theme } from '@mui/material/styles'
import { Outline } from './Outline.tsx'
import { paint } from './paint.ts'
import { radius, size, weight } from './scale.ts'

const coarse = '@media (pointer: coarse)'
const forced = '@media (forced-colors: active)'

/** Where the device chooses the colors, a ground of our own is not seen; a toolbar's rules must not win over this. */
const inForcedColors = {
  '&&&&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' },
  '&.Mui-disabled, &[aria-disabled="true"]': { opacity: 1, color: 'GrayText' },
} as const

/** Controls are 32 px high, 44 where a finger presses them. */
const control = { minHeight: 32, [coarse]: { minHeight: 44 } } as const

/** How the library's components look and behave by default; a page never says it again. */
export const componentLooks: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
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
      text: { '&:hover': { backgroundColor: paint.hover } },
      contained: {
        backgroundColor: paint.accentFill,
        color: paint.accentFillInk,
        '&:hover': { backgroundColor: 'var(--fd-palette-accent-fillHover)' },
        '&.MuiButton-colorError': { backgroundColor: paint.danger, color: paint.dangerInk },
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
      root: { padding: 2, gap: 2, borderRadius: radius.control, backgroundColor: paint.nav },
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
          [forced]: {
            forcedColorAdjust: 'none',
            border: '2px solid Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: size.body1,
        // A smaller text makes phones zoom into the page on focus.
        [coarse]: { fontSize: size.h4 },
      },
      input: { '&::placeholder': { color: paint.faint, opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', slots: { notchedOutline: Outline } },
    styleOverrides: {
      root: {
        minHeight: 36,
        borderRadius: radius.control,
        backgroundColor: paint.surface,
        [coarse]: { minHeight: 44 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: paint.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: paint.accent, borderWidth: 2 },
      },
      input: { padding: '7px 10px', height: 'auto' },
      multiline: { padding: 0 },
    },
  },
  MuiSelect: { styleOverrides: { select: { '&&': { minHeight: 0, padding: '7px 30px 7px 10px' } } } },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body1' } } },
    styleOverrides: { root: { gap: 4, marginInline: '-4px 0', [coarse]: { minHeight: 44 } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '&& .MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': { padding: '7px 4px 7px 10px', textOverflow: 'ellipsis' },
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
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 4, borderRadius: radius.card, color: paint.field } },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { width: 36, height: 24, padding: 2, margin: 0 },
      switchBase: {
        padding: 5,
        color: paint.surface,
        '&.Mui-checked': { transform: 'translateX(12px)', color: paint.accentFillInk },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: paint.accentFill, opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${paint.accent}`, outlineOffset: 1 },
      },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: { borderRadius: radius.round, backgroundColor: paint.field, opacity: 1 },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        height: 20,
        borderRadius: radius.card,
        fontSize: size.caption,
        fontWeight: weight.medium,
        [forced]: { border: '1px solid' },
      },
      label: { paddingInline: 6 },
      // A filter: as high as the controls beside it.
      outlined: {
        height: 32,
        maxWidth: '100%',
        gap: 4,
        paddingInline: 6,
        borderRadius: radius.control,
        borderColor: paint.strongLine,
        backgroundColor: paint.surface,
        fontSize: size.body2,
        fontWeight: weight.regular,
        '& > .fd-icon': { margin: 0, color: 'inherit' },
        [coarse]: { height: 44 },
        '&[aria-pressed="true"]': {
          backgroundColor: paint.accentTint,
          borderColor: paint.accent,
          color: paint.accentStrong,
        },
        [forced]: inForcedColors,
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: paint.nav }, rounded: { borderRadius: radius.inner } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px', minWidth: 0 } } },
  MuiTabs: {
    styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2, backgroundColor: paint.ink } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    defaultProps: { marginThreshold: 8 },
    styleOverrides: {
      paper: {
        maxWidth: 'calc(100% - 16px)',
        maxHeight: 'calc(100% - 16px)',
        borderRadius: radius.sheet,
        backgroundColor: paint.raised,
        fontSize: size.body2,
        [forced]: { border: '1px solid' },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200, borderRadius: radius.control }, list: { padding: '4px 0' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // The library's own height has a media query.
        '&&': { minHeight: 32, [coarse]: { minHeight: 44 } },
        marginInline: 4,
        paddingBlock: 4,
        paddingInline: 8,
        borderRadius: radius.inner,
        fontSize: size.body2,
        // A reason may be longer than what it explains.
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: paint.hover },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.fd-danger, &.fd-danger .MuiListItemIcon-root': { color: paint.danger },
        '&[aria-disabled="true"]': { color: paint.soft, cursor: 'default' },
        '& .MuiListItemIcon-root': { minWidth: 28, fontSize: size.body1, color: paint.soft },
        '& + .MuiDivider-root': { marginBlock: 4 },
        [forced]: inForcedColors,
      },
    },
  },
  MuiListItemText: {
    defaultProps: { slotProps: { primary: { variant: 'body2' }, secondary: { variant: 'caption' } } },
    styleOverrides: { root: { margin: 0, maxWidth: 260 }, secondary: { color: paint.soft } },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: paint.ink, color: paint.surface, fontSize: size.caption } },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        maxWidth: 640,
        padding: '0 4px 0 12px',
        flexWrap: 'nowrap',
        borderRadius: radius.control,
        backgroundColor: paint.ink,
        color: paint.surface,
        fontSize: size.body2,
        pointerEvents: 'auto',
        [forced]: { border: '1px solid' },
        '& .MuiButtonBase-root:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
        '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
      },
      message: { display: 'flex', alignItems: 'center', gap: 8, padding: '8px 0', overflowWrap: 'anywhere' },
      action: { marginRight: 0, paddingLeft: 12, gap: 4 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: paint.scrim } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        borderRadius: radius.sheet,
        backgroundColor: paint.dialog,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', maxHeight: 'none', borderRadius: 0 },
        [forced]: { border: '1px solid' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 20px 8px', fontSize: size.h4, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 20px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: { color: paint.soft, fontSize: size.body1, whiteSpace: 'pre-line' } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: 20 } },
  },
  MuiCircularProgress: { defaultProps: { color: 'inherit' } },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        boxShadow: paint.shadow,
        border: 0,
        [forced]: { border: '1px solid' },
        '.MuiDrawer-anchorBottom > &': {
          maxHeight: '86dvh',
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
          backgroundColor: paint.raised,
        },
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 28,
        height: 28,
        backgroundColor: paint.avatar,
        color: paint.ink,
        fontSize: size.overline,
        fontWeight: weight.medium,
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: radius.round, backgroundColor: paint.track },
      bar: { backgroundColor: paint.fill },
    },
  },
}
