import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 24,
  borderBlockStart: `1px solid ${paint.line}`,
  // The first one begins under the line of the page's own head.
  'div:first-of-type > &:first-of-type': { borderBlockStart: 0 },
  '& > header h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > header p': { margin: '4px 0 0', color: paint.soft, fontSize: size.body2, lineHeight: 1.5 },
  '& > .content': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    alignContent: 'start',
    minInlineSize: 0,
  },
  [media.compact]: { paddingBlock: 16 },
  // A browser paints one that nobody is at as a whole, instead of walking through it with each letter elsewhere in the form. What opens
  // over its edge, such as the list of a combobox, opens where the focus is.
  '&:not(:focus-within)': { isolation: 'isolate' },
})

interface SectionProps {
  title: string
  /** What the fields of the section are for. */
  description?: ReactNode
  children: ReactNode
}

/** A part of a long form: its heading, a word about it, and its fields. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {description && <p>{description}</p>}
      </header>
      <div className="content">{children}</div>
    </Frame>
  )
}
