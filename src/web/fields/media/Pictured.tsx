import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Thumbnail } from './Thumbnail.tsx'

const Row = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  verticalAlign: 'middle',
})

/** A name with its picture before it, for the first cell of a list. */
export function Pictured({ url, type, children }: { url: string | null; type: string; children: ReactNode }) {
  return (
    <Row>
      <Thumbnail url={url} type={type} />
      <span>{children}</span>
    </Row>
  )
}
