import { memo } from 'react'
import type { TimeGridColumn, TimeGridTexts } from './time-grid-props.ts'

/** Column headings, sticky at the top; the columns themselves carry the same names for assistive technology. */
export const Head = memo(function Head({ columns, corner }: { columns: readonly TimeGridColumn[]; corner?: string }) {
  return (
    <div className="fd-head" aria-hidden="true">
      <div className="fd-corner">{corner}</div>
      {columns.map(({ id, label, sublabel, today }) => (
        <div key={id} className={today ? 'fd-today' : undefined}>
          <div className="fd-label">{label}</div>
          {sublabel ? <div className="fd-sublabel">{sublabel}</div> : null}
        </div>
      ))}
    </div>
  )
})

type AxisProps = { from: number; to: number; pixelsPerMinute: number; hour: TimeGridTexts['hour'] }

/** Hour labels, sticky at the inline start. */
export const Axis = memo(function Axis({ from, to, pixelsPerMinute, hour }: AxisProps) {
  const hours = Array.from({ length: Math.max(0, (to - from) / 60) }, (_, index) => from / 60 + index)
  return (
    <div className="fd-axis" aria-hidden="true">
      {hours.map((each) => (
        <span key={each} style={{ insetBlockStart: (each * 60 - from) * pixelsPerMinute }}>
          {hour(each)}
        </span>
      ))}
    </div>
  )
})
