import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { ruleSentences } from './rule-sentences.ts'
import type { Rules } from './rules.ts'
import { radius, size } from '../../theme/scale.ts'

const Box = styled('output')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.control,
  background: paint.accentTint,
  fontSize: size.body2,
  lineHeight: 1.5,
  '& .fd-icon': { color: paint.accent, marginBlockStart: 2 },
  '@media (forced-colors: active)': { border: '1px solid' },
})

interface RulesInWordsProps {
  rules: Rules
  /** IANA zone whose today counts; one that this device knows. */
  zone?: string
  /** Further sentences about the same. */
  more?: readonly string[]
}

/** What the rules mean, in plain sentences with the dates of today. */
export function RulesInWords({ rules, zone, more = [] }: RulesInWordsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useOpenedAt()
  const [device] = useState(ownZone)
  const sentences = ruleSentences(i18n, format, rules, dateOf(now, zone ?? device))
  return (
    <Box>
      <Icon name="info" />
      <span>{[...sentences, ...more].join(' ')}</span>
    </Box>
  )
}
