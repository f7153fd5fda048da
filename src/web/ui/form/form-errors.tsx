import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { Icon } from '../icons.tsx'

/**
 * Who pressed the button at the end of a long form would not see what appears at its beginning. Where the focus went to a
 * field that is wrong, that one is in sight, with what is wrong with it.
 */
const showItself = (box: HTMLDivElement | null): void => {
  const field = document.activeElement
  const shown = field?.matches('[aria-invalid="true"]') ? field : box
  if (box) shown?.scrollIntoView?.({ block: 'center' })
}

// It must be there before its words, but takes no place until then.
const Announced = styled('div')({ '&:empty': { position: 'absolute' } })

/** What is wrong with a form as a whole; announced and scrolled to as it appears. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return (
    <Announced role="alert">
      {messages.length > 0 && (
        <Alert
          ref={showItself}
          role="presentation"
          severity="error"
          icon={<Icon name="warning" />}
          style={{ marginBlockEnd: 16 }}
        >
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
    </Announced>
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
  // As the sections of a long form, those that nobody is at are painted as a whole.
  '& > :not(:focus-within)': { isolation: 'isolate' },
})

/** Two fields side by side, below each other where it is narrow. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
})

/** The same for two short fields, side by side everywhere. */
export const ShortPair = styled(Pair)({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
