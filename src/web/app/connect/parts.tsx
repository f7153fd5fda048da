import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** The one column of the connect page. */
export const ConnectColumn = styled('main')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  inlineSize: 'min(100%, 440px)',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: 20,
  paddingBlock: 'clamp(24px, 9vh, 96px) 48px',
  '& header': { display: 'flex', alignItems: 'center', gap: 14 },
  // It takes the focus only as the place where the page begins.
  '& h1': {
    outline: 'none !important',
    margin: 0,
    fontSize: size.h3,
    fontWeight: weight.semibold,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
  },
  '& header p': { margin: '2px 0 0', color: paint.soft },
})

const card = {
  display: 'grid',
  gap: 14,
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& p': { margin: 0 },
  '& .soft': { color: paint.soft, fontSize: size.body2 },
  '& .wide': { inlineSize: '100%', minBlockSize: 40 },
  '& summary': {
    cursor: 'pointer',
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
    borderRadius: radius.inner,
  },
  '& details[open] > summary': { marginBlockEnd: 14 },
  '& details > div': { display: 'grid', gap: 14 },
  '& code': { overflowWrap: 'anywhere', fontSize: size.body2 },
} as const

/** A quiet card for one matter. */
export const ConnectCard = styled('section')(card)
/** A card that is filled in and sent. */
export const FormCard = styled('form')(card)

/** Says what is wrong and what to do about it; read out as it appears. */
export function ConnectNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert severity="error" icon={<Icon name="warning" />}>
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  )
}
