import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import { paint } from '../theme/paint.ts'
import { radius, size, weight } from '../theme/scale.ts'

/** What a place says that has nothing to show, and what to do about it. */
export interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
}

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  paddingBlock: 48,
  paddingInline: 20,
  textAlign: 'center',
  '& .disc': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    marginBlockEnd: 6,
    borderRadius: radius.round,
    background: paint.accentTint,
    color: paint.accent,
  },
  '& strong': { fontSize: size.h4, fontWeight: weight.semibold, textWrapStyle: 'balance' },
  // Two lines of a kind rather than a long one and a last word.
  '& p': { margin: 0, maxInlineSize: '46ch', color: paint.soft, textWrapStyle: 'balance' },
  '& .action': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginBlockStart: 10 },
})

/** A friendly blank: what is missing here and the next step. */
export function EmptyState({ icon = 'inbox', title, description, action }: EmptyStateProps) {
  return (
    <Frame>
      <span className="disc">
        <Icon name={icon} size={24} />
      </span>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {action && (
        <div className="action" data-next-step>
          {action}
        </div>
      )}
    </Frame>
  )
}
