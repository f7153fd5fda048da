import type { Components, Theme } from '@mui/material/styles'
import { controlLooks } from './control-looks.ts'
import { fieldLooks } from './field-looks.ts'
import { coarse, forced, inForcedColors } from './look-parts.ts'
import { overlayLooks } from './overlay-looks.ts'
import { paint } from './paint.ts'
import { radius, size, weight } from './scale.ts'

/** How the library's components look and behave by default; a page never says it again. */
export const componentLooks: Components<Omit<Theme, 'components'>> = {
  ...controlLooks,
  ...fieldLooks,
  ...overlayLooks,
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: {
      root: {
        // Sentences below each other, as a text has them.
        '&.fd-bullets': { listStyle: 'disc', paddingInlineStart: 20 },
        'ol&.fd-bullets': { listStyle: 'decimal', paddingInlineStart: 28 },
        '&.fd-bullets > li::marker': { color: paint.soft },
      },
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
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: paint.track, [forced]: { border: '1px solid GrayText' } },
      rounded: { borderRadius: radius.inner },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCircularProgress: { defaultProps: { color: 'inherit' } },
  // A table of a few rows among other things; lists of records have a size of their own.
  MuiTableCell: {
    styleOverrides: {
      sizeSmall: {
        padding: '6px 14px 6px 0',
        borderColor: paint.line,
        color: 'inherit',
        fontSize: size.body2,
        lineHeight: 'inherit',
        textAlign: 'start',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
        'th&': { color: paint.soft, fontWeight: weight.regular },
        'thead &': { fontSize: size.caption, fontWeight: weight.medium, verticalAlign: 'bottom' },
        'tr:last-of-type > &': { borderBlockEnd: 0 },
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
      root: {
        height: 4,
        borderRadius: radius.round,
        backgroundColor: paint.track,
        // Its own edge would take half of it.
        [forced]: { outline: '1px solid' },
      },
      // Also where somebody gives it another color.
      bar: { backgroundColor: paint.fill, [forced]: { '&&&&': { backgroundColor: 'CanvasText' } } },
    },
  },
}
