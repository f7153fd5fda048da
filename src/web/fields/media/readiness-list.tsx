import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { readinessOf, type Need } from '#api/core/rules/readiness.ts'
import { paint, tonePaint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'

const List = styled(MuiList)({
  display: 'grid',
  gap: 4,
  fontSize: size.body2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 24 },
  '& svg': { color: paint.soft },
  '& [data-met="false"] svg': { color: tonePaint('pending').text },
})

/** What is asked of a medium before it goes out, in words for when it is there and when it is not. */
const WORDS: Record<Need, { met: string; missing: string }> = {
  file: { met: /*i18n*/ 'File uploaded', missing: /*i18n*/ 'File missing' },
  altText: { met: /*i18n*/ 'Alternative text written', missing: /*i18n*/ 'Alternative text missing' },
  captions: { met: /*i18n*/ 'Captions written', missing: /*i18n*/ 'Captions missing' },
  transcript: { met: /*i18n*/ 'Transcript or captions written', missing: /*i18n*/ 'Transcript or captions missing' },
}

/** What is missing of a medium before it goes out, and what is there. */
export function ReadinessList({ medium }: { medium: Multimedia }) {
  const { i18n } = useLingui()
  return (
    <List>
      {readinessOf(medium).map(({ need, isMet }) => (
        <li key={need} data-met={isMet}>
          <Icon name={isMet ? 'check' : 'warning'} size={18} />
          {i18n._(isMet ? WORDS[need].met : WORDS[need].missing)}
        </li>
      ))}
    </List>
  )
}
