import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Icon } from '../../ui/icons.tsx'
import { tonePaint } from '../../theme/paint.ts'
import { radius, weight } from '../../theme/scale.ts'

const warned = tonePaint('pending')

const Line = styled('small')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  inlineSize: 'fit-content',
  marginBlockStart: 4,
  padding: '1px 7px',
  borderRadius: radius.control,
  background: warned.bg,
  '&&': { color: warned.text, fontWeight: weight.medium },
})

/** Says, before anything is pressed, how many coming appointments a change would leave outside the hours. */
export function StrandedCount({ count }: { count: number | undefined }) {
  const { i18n } = useLingui()
  if (!count) return null
  return (
    <Line>
      <Icon name="warning" size={13} />
      <span>
        {i18n._(
          '{count, plural, one {# upcoming appointment would be outside the hours} other {# upcoming appointments would be outside the hours}}',
          { count },
        )}
      </span>
    </Line>
  )
}
