import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import type { Tone } from '../../theme/colors.ts'
import { tonePaint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Box = styled('div')<{ tone: Tone }>(({ tone }) => {
  const { bg, edge, text } = tonePaint(tone)
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    marginBlockEnd: 14,
    padding: '12px 14px',
    border: `1px solid ${edge}`,
    borderRadius: radius.sheet,
    background: bg,
    color: text,
    '& strong': { fontWeight: weight.semibold },
    '& p': { margin: 0, fontSize: size.body2, overflowWrap: 'anywhere' },
    '& .ways': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
  }
})

interface NoticeProps {
  title: string
  text?: string
  tone?: Tone
  icon?: IconName
  /** The ways to go on: buttons; none where there is nothing to decide. */
  children?: ReactNode
}

/** A word above a form that must be read first, with the ways to go on where it asks for a decision. */
export function Notice({ title, text, tone = 'pending', icon = 'warning', children }: NoticeProps) {
  return (
    <Box tone={tone}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="ways">{children}</div>}
    </Box>
  )
}
