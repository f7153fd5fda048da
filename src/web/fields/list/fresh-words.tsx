import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { visuallyHidden } from '../../theme/paint.ts'

const Words = styled('span')(visuallyHidden)

/** Tells those who listen how many records in sight somebody else has changed; the marks tell it to those who look. */
export function FreshWords({ count }: { count: number }) {
  const { i18n } = useLingui()
  return (
    <Words aria-live="polite">
      {count > 0 && i18n._('{count, plural, one {# record changed.} other {# records changed.}}', { count })}
    </Words>
  )
}
