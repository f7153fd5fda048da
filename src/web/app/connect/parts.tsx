import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../ui/paint.ts'
import { tonePaint } from '../../ui/tones.ts'

/** The one column of the connect page. */
export const Column = styled('main')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  inlineSize: 'min(100%, 440px)',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: 20,
  paddingBlock: 'clamp(24px, 9vh, 96px) 48px',
  '& header': { display: 'flex', alignItems: 'center', gap: 14 },
  '& h1': { margin: 0, fontSize: '1.375rem', fontWeight: 680, letterSpacing: '-0.02em', lineHeight: 1.2 },
  '& header p': { margin: '2px 0 0', color: paint.soft },
})

const card = {
  display: 'grid',
  gap: 14,
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: 14,
  background: paint.surface,
  '& h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 620 },
  '& p': { margin: 0 },
  '& .soft': { color: paint.soft, fontSize: '0.8125rem' },
  '& .wide': { inlineSize: '100%', minBlockSize: 40 },
  '& summary': { cursor: 'pointer', color: paint.soft, fontSize: '0.8125rem', fontWeight: 560, borderRadius: 6 },
  '& details[open] > summary': { marginBlockEnd: 14 },
  '& details > div': { display: 'grid', gap: 14 },
  '& code': { overflowWrap: 'anywhere', fontSize: '0.8125rem' },
} as const

/** A quiet card for one matter. */
export const Card = styled('section')(card)
/** A card that is filled in and sent. */
export const FormCard = styled('form')(card)

const warning = tonePaint('no-show')
const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 10px',
  padding: '12px 14px',
  border: `1px solid ${warning.edge}`,
  borderRadius: 10,
  background: warning.bg,
  color: warning.text,
  fontSize: '0.8125rem',
  '& strong': { fontWeight: 640 },
  '& p, & details': { gridColumn: 2, margin: 0, overflowWrap: 'anywhere' },
  '& summary': { color: 'inherit' },
})

/** Says what is wrong and what to do about it; read out as it appears. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="warning" />
      <strong>{title}</strong>
      {children}
    </Box>
  )
}
