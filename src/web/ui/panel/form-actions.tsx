import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { Button } from '../button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

const Summary = styled('p')({
  flex: '1 1 100%',
  margin: '0 0 4px',
  fontSize: size.body2,
  fontWeight: weight.medium,
  // What is left stands at the start, what is done at the end.
  '& + button': { marginInlineEnd: 'auto' },
  [media.compact]: { '& ~ button': { flex: '1 1 0' }, '& ~ button:last-of-type': { flexGrow: 2 } },
})
const Reason = styled('small')({ flex: '1 1 auto', alignSelf: 'center', color: paint.soft, fontSize: size.caption })

interface FormActionsProps {
  onCancel: () => void
  submit: string
  busy: boolean
  /** What will be done, in words, above the buttons. */
  summary?: string | undefined
  /** Why the action cannot be done now, in words: the button says so and stays in reach, its form refuses. */
  reason?: string | undefined
}

/** The foot of a panel that is a form: leave, and the main action in the form's own words. */
export function FormActions({ onCancel, submit, busy, reason, summary }: FormActionsProps) {
  const { i18n } = useLingui()
  const id = useId()
  const cannot = reason !== undefined && { 'aria-disabled': true, 'aria-describedby': id }
  return (
    <>
      {summary !== undefined && <Summary>{summary}</Summary>}
      {reason !== undefined && <Reason id={id}>{reason}</Reason>}
      <Button onClick={onCancel}>{i18n._('Cancel')}</Button>
      <Button kind="primary" type="submit" busy={busy} {...cannot}>
        {submit}
      </Button>
    </>
  )
}
