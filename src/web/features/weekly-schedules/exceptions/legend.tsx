import { useLingui } from '@lingui/react'
import { Icon } from '../../../ui/icons.tsx'
import { markPaint } from '../../../ui/month/styles.ts'
import { LOOKS } from './exception-words.ts'
import { Key, Swatch } from './look.ts'

/** What the looks of the days mean. */
export function ExceptionsLegend() {
  const { i18n } = useLingui()
  const looks = [
    { ...LOOKS.office, label: i18n._('Out of office') },
    { ...LOOKS.closed, label: i18n._('Closed on this day') },
    { ...LOOKS.hours, label: i18n._('Other hours') },
    { ...LOOKS.extra, label: i18n._('Extra hours') },
    { ...LOOKS.week, glyph: undefined, label: i18n._('Closed every week') },
  ]
  return (
    <Key aria-label={i18n._('Legend')}>
      {looks.map(({ tone, pattern, glyph, label }) => (
        <li key={label}>
          <Swatch aria-hidden="true" style={markPaint(tone, pattern)}>
            {glyph ? <Icon name={glyph} size={12} /> : '7'}
          </Swatch>
          {label}
        </li>
      ))}
    </Key>
  )
}
