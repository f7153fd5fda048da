import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../Button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Bar = styled('div')({
  position: 'sticky',
  // What is docked at the end of the screen must not cover the button that saves.
  insetBlockEnd: 'calc(12px + var(--fd-uploads, 0px))',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 14,
  padding: '10px 14px',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  boxShadow: paint.shadow,
  '& output': { marginInlineEnd: 'auto', color: paint.soft, fontSize: size.body2 },
  '&[data-dirty="true"] output': { color: paint.ink, fontWeight: weight.medium },
  // On a phone it covers what little is in sight only while there is something to save.
  [media.compact]: {
    insetBlockEnd: 'calc(72px + var(--fd-uploads, 0px))',
    '&[data-dirty="false"]': { position: 'static' },
  },
})

interface SaveBarProps {
  /** Whether something was typed that is not saved. */
  dirty: boolean
  busy: boolean
  saveLabel: string
  /** Takes back what was typed. */
  onDiscard: () => void
}

/** Saves a form and says whether there is anything to save; it stays in sight while the form scrolls. */
export function SaveBar({ dirty, busy, saveLabel, onDiscard }: SaveBarProps) {
  const { i18n } = useLingui()
  return (
    <Bar data-dirty={dirty}>
      <output>{busy ? i18n._('Saving…') : dirty ? i18n._('Unsaved') : i18n._('No changes')}</output>
      {dirty && !busy && <Button onClick={onDiscard}>{i18n._('Discard changes')}</Button>}
      <Button kind="primary" type="submit" busy={busy} disabled={!dirty && !busy}>
        {saveLabel}
      </Button>
    </Bar>
  )
}
