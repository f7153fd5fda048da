import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Thumbnail } from './thumbnail.tsx'

const Row = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  verticalAlign: 'middle',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // On a card the end of the first line is taken; beside a picture there is room for two.
  '@container (max-width: 559.95px)': {
    '& > :last-child': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: 1.3,
      whiteSpace: 'normal',
    },
  },
})

interface PicturedProps {
  url: string | null
  type: string
  format?: string
  environment?: Multimedia['environment']
  children: ReactNode
}

/** A name with its picture before it, for the first cell of a list. */
export function Pictured({ url, type, format, environment, children }: PicturedProps) {
  return (
    <Row>
      <Thumbnail url={url} type={type} format={format} environment={environment} />
      <span>{children}</span>
    </Row>
  )
}
