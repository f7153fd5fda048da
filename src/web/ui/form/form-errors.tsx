import styled from '@emotion/styled'
import { Icon } from '../icons.tsx'
import { tonePaint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const tone = tonePaint('no-show')
const Box = styled('div')({
  display: 'flex',
  gap: 10,
  marginBlockEnd: 16,
  padding: '10px 12px',
  border: `1px solid ${tone.edge}`,
  borderRadius: radius.control,
  background: tone.bg,
  color: tone.text,
  fontSize: size.body2,
  '& p': { margin: 0 },
})

/** Who pressed the button at the end of a long form would not see what appears at its beginning. */
const showItself = (box: HTMLDivElement | null): void => box?.scrollIntoView?.({ block: 'center' })

/** What is wrong with a form as a whole; announced and scrolled to as it appears. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      {messages.length > 0 && (
        <Box ref={showItself}>
          <Icon name="warning" />
          <div>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </Box>
      )}
    </div>
  )
}

/** Fields of a form below each other; `Pair` puts two side by side where there is room. */
export const Fields = styled('div')({
  display: 'grid',
  // Never wider than the panel, however long a choice or a name is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  paddingBlockStart: 4,
})

/** Two fields side by side, below each other where it is narrow. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
})
