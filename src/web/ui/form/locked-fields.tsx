import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { paint } from '../../theme/paint.ts'
import { Notice } from './notice.tsx'

const Fields = styled('fieldset')({
  '&:disabled :is(input, textarea, select)': { color: paint.soft, WebkitTextFillColor: 'currentColor' },
  // What is painted rather than typed hears the pointer and nothing of a form.
  '&:disabled [role="grid"]': { pointerEvents: 'none' },
})

interface LockedFieldsProps {
  /** Why nothing of it can be changed, in words; undefined where it can. */
  reason: string | undefined
  children: ReactNode
}

/** Fields that may be read but not changed, with the reason above them. */
export function LockedFields({ reason, children }: LockedFieldsProps) {
  return (
    <>
      {reason !== undefined && <Notice title={reason} severity="info" icon="lock" />}
      <Fields disabled={reason !== undefined}>{children}</Fields>
    </>
  )
}
