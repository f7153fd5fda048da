import type { Components, Theme } from '@mui/material/styles'
import type { Tone } from './tones.ts'
import { coarse, forced, heldInForcedColors, inForcedColors } from './look-parts.ts'
import { paint, tonePaint } from './paint.ts'
import { radius, size, weight } from './scale.ts'

/** A message has the colors of the status that means as much. */
const said = (severity: 'error' | 'warning' | 'info' | 'success', tone: Tone) => {
  const { bg, edge, text, icon } = tonePaint(tone)
  return {
    props: { severity },
    style: {
      borderColor: edge,
      backgroundColor: bg,
      color: text,
      '& .MuiAlert-icon': { color: icon },
    },
  }
}

/** How menus, messages, dialogs and whatever else lies over the page look by default. */
export const overlayLooks: Components<Omit<Theme, 'components'>> = {
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
        [forced]: { ...inForcedColors, '&&.Mui-selected': heldInForcedColors },
      },
    },
  },
  MuiListItemText: {
    defaultProps: { slotProps: { primary: { variant: 'body2' }, secondary: { variant: 'caption' } } },
    styleOverrides: { root: { margin: 0, maxWidth: 260 }, secondary: { color: paint.soft } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        padding: '8px 12px',
        border: '1px solid',
        borderRadius: radius.control,
        fontSize: size.body2,
        '& p': { margin: 0 },
        '& a': { color: 'inherit', fontWeight: weight.medium },
        variants: [
          said('error', 'no-show'),
          said('warning', 'pending'),
          said('info', 'neutral'),
          said('success', 'confirmed'),
        ],
      },
      icon: { marginRight: 8, padding: 0, fontSize: size.h4 },
      message: { flex: 1, minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { alignSelf: 'center', marginRight: -4, padding: '0 0 0 12px' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: size.body2, fontWeight: weight.semibold } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: paint.ink,
        color: paint.surface,
        fontSize: size.caption,
        [forced]: { border: '1px solid' },
      },
    },
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
        // On a dark dialog the lines of a sheet are not seen.
        '--fd-palette-line-main': paint.pop,
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
}
