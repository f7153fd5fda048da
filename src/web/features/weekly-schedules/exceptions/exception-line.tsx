import { useLingui } from '@lingui/react'
import { daysBetween } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { markPaint } from '../../../ui/month/styles.ts'
import { brushInWords, daysInWords, LOOKS } from './exception-words.ts'
import { Swatch } from './look.ts'
import type { ExceptionEntry } from './painting.ts'

interface ExceptionLineProps {
  entry: ExceptionEntry
  onEdit: () => void
  onRemove: () => void
}

/** One exception: when, what, and what to do with it. */
export function ExceptionLine({ entry, onEdit, onRemove }: ExceptionLineProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const days = daysInWords(i18n, format, entry)
  const look = LOOKS[entry.brush.kind]
  const length = daysBetween(entry.from, entry.to) + 1
  return (
    <>
      <Swatch aria-hidden="true" style={markPaint(look.tone, look.pattern)}>
        <Icon name={look.glyph} size={12} />
      </Swatch>
      <div>
        <b>{days}</b>
        <span>
          {brushInWords(i18n, format, entry.brush)}
          {length > 1 && ` · ${i18n._('{count, plural, one {# day} other {# days}}', { count: length })}`}
        </span>
      </div>
      <span className="actions">
        <Button kind="quiet" icon="edit" iconOnly onClick={onEdit}>
          {i18n._('Change {days}', { days })}
        </Button>
        <Button kind="quiet" icon="trash" iconOnly onClick={onRemove}>
          {i18n._('Remove {days}', { days })}
        </Button>
      </span>
    </>
  )
}
