import { useMemo } from 'react'
import styled from '@emotion/styled'
import { encode } from 'uqr'
import { paint, paper } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

const Sheet = styled('svg')({
  display: 'block',
  inlineSize: 'min(168px, 100%)',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  // A camera needs black on white in every scheme.
  forcedColorAdjust: 'none',
})

/** A text as a QR code for the camera of another device, made in this page; `label` is what a screen reader says of it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, dark } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET })
    const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { side: size, dark: rows.join('') }
  }, [text])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here; there is no address that an img could show.
    <Sheet viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={`M0 0h${side}v${side}H0z`} fill={paper.sheet} />
      <path d={dark} fill={paper.ink} />
    </Sheet>
  )
}
