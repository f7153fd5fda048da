import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useUnsentIds } from '../live/unsent.ts'
import { tonePaint } from '../theme/paint.ts'
import { radius, size } from '../theme/scale.ts'
import { Icon } from '../ui/icons.tsx'

const Mark = styled('small')(() => {
  const { bg, text, edge } = tonePaint('pending')
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    inlineSize: 'fit-content',
    paddingInline: 4,
    border: `1px dashed ${edge}`,
    borderRadius: radius.control,
    background: bg,
    color: text,
    fontSize: size.caption,
    whiteSpace: 'nowrap',
  }
})

/** Says of an appointment that a change of it, or its booking, waits for a line. */
export function UnsentMark({ id }: { id: string }) {
  const { i18n } = useLingui()
  if (!useUnsentIds().has(id)) return null
  return (
    <Mark>
      <Icon name="upload" size={14} />
      {i18n._('Not sent yet')}
    </Mark>
  )
}
