import { type CSSObject, keyframes } from '@emotion/react'
import { hatch } from './card-rules.ts'
import { radius, size } from '../../theme/scale.ts'

const FORCED = '@media (forced-colors: active)'

const appear = keyframes({ from: { opacity: 0 } })

const dots = (colour: string) => `radial-gradient(circle, ${colour} 1px, transparent 1.4px)`

/** What the background says about its time: closed, taken here or elsewhere, padding. */
export const bandRules: CSSObject = {
  '.fd-band': {
    position: 'absolute',
    insetInline: '1px 0',
    zIndex: -2,
    padding: '4px 10px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: size.overline,
    color: 'var(--fd-grid-quiet)',
    pointerEvents: 'none',
  },
  '.fd-band > span': {
    background: 'var(--fd-band)',
    borderRadius: radius.card,
    paddingInline: 3,
    marginInlineStart: -3,
  },
  '.fd-closed': { '--fd-band': 'var(--fd-grid-closed)', backgroundColor: 'var(--fd-band)' },
  '.fd-extra': { '--fd-band': 'var(--fd-grid-open)', borderBlock: '1px dashed var(--fd-grid-quiet)' },
  '.fd-break': { '--fd-band': 'var(--fd-grid-closed)', backgroundColor: 'var(--fd-band)' },
  // It lies over the cards, since it takes none of their time.
  '.fd-skipped': { '--fd-band': 'var(--fd-grid-closed)', zIndex: 1, backgroundColor: 'var(--fd-band)' },
  '.fd-blocked-time': {
    '--fd-band': 'var(--fd-palette-status-blocked-bg)',
    backgroundColor: 'var(--fd-band)',
    backgroundImage: hatch('color-mix(in srgb, var(--fd-palette-status-blocked-edge) 22%, transparent)', 6),
    color: 'var(--fd-palette-status-blocked-text)',
  },
  // Taken elsewhere: dots instead of lines, and the colour of what comes from outside.
  '.fd-external-time': {
    '--fd-band': 'var(--fd-palette-status-external-bg)',
    backgroundColor: 'var(--fd-band)',
    backgroundImage: dots('color-mix(in srgb, var(--fd-palette-status-external-edge) 55%, transparent)'),
    backgroundSize: '8px 8px',
    borderInlineStart: '3px dotted var(--fd-palette-status-external-edge)',
    color: 'var(--fd-palette-status-external-text)',
  },
  // It lies over all else of the background. What is on its way is mostly there before it would be seen.
  '.fd-unknown': {
    '--fd-band': 'var(--fd-grid-open)',
    zIndex: -1,
    overflow: 'clip',
    padding: '10px 7px',
    backgroundColor: 'var(--fd-grid-closed)',
    backgroundImage: hatch('var(--fd-grid-hatch)', 9),
    animation: `${appear} 0.2s 0.2s both`,
  },
  '.fd-unknown > span': {
    position: 'sticky',
    insetBlockStart: 'calc(var(--fd-top) + 36px)',
    display: 'block',
    marginInlineStart: 0,
    padding: '4px 6px',
    border: '1px solid var(--fd-grid-line)',
    borderRadius: radius.inner,
    color: 'var(--fd-grid-text)',
    whiteSpace: 'normal',
  },
  '.fd-repeated': { '--fd-band': 'var(--fd-grid-open)', backgroundImage: hatch('var(--fd-grid-hatch)', 12) },
  // In nobody's way: a dashed frame around time that is still free.
  '.fd-band.fd-held': {
    '--fd-band': 'var(--fd-grid-open)',
    zIndex: -1,
    border: '2px dashed var(--fd-grid-quiet)',
    borderRadius: radius.card,
    padding: '2px 6px',
    [FORCED]: { borderColor: 'GrayText' },
  },
  // Where the device chooses the colours it takes grounds and gradients away; here they are drawn in its own colours.
  '.fd-closed, .fd-break, .fd-skipped, .fd-unknown, .fd-band.fd-blocked-time': {
    [FORCED]: {
      '--fd-band': 'Canvas',
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      backgroundImage: hatch('GrayText', 7),
      color: 'CanvasText',
    },
  },
  '.fd-band.fd-buffer': { [FORCED]: { borderBlockEnd: '1px dotted GrayText' } },
  '.fd-buffer': { '--fd-band': 'var(--fd-grid-buffer)', backgroundColor: 'var(--fd-band)' },
}
