import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 8px 4px 12px',
  marginBlockEnd: 8,
  border: `1px solid ${paint.accent}`,
  borderRadius: radius.control,
  background: paint.accentTint,
  fontSize: size.body2,
  '& output': { flex: 1, minInlineSize: 0 },
})

interface ChoosingStripProps {
  /** What is being chosen, in words. */
  children: string
  onStop: () => void
}

/** Says above the grid that a new time is being chosen, and how to stop. */
export function ChoosingStrip({ children, onStop }: ChoosingStripProps) {
  const { i18n } = useLingui()
  // Esc stops from wherever the focus is, for the day is changed with buttons beside the grid; the keyboard is the
  // window's. What is open above the page has its own Esc.
  useEffect(() => {
    const listening = new AbortController()
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) onStop()
    }
    document.addEventListener('keydown', stop, { signal: listening.signal })
    return () => listening.abort()
  }, [onStop])
  return (
    <Strip>
      <output>{children}</output>
      <Button onClick={onStop}>{i18n._('Stop')}</Button>
    </Strip>
  )
}
