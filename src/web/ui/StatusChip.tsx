import styled from '@emotion/styled'
import { Icon, type IconName } from './icons.tsx'
import { TONE_GLYPHS, tonePaint, type Tone } from './tones.ts'

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: '7px 9px',
    borderRadius: 99,
    fontSize: '0.75rem',
    fontWeight: 560,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  ({ tone }) => {
    const { bg, text, edge } = tonePaint(tone)
    return { background: bg, color: text, '& .fd-icon': { color: edge } }
  },
)

interface StatusChipProps {
  tone?: Tone
  label: string
  /** Where the glyph of the tone, which is of appointments, would say something else. */
  icon?: IconName | undefined
}

/** A state in a word, with a glyph and a colour of its own; an unknown state is shown as plain text in the neutral tone. */
export function StatusChip({ tone = 'neutral', label, icon = TONE_GLYPHS[tone] }: StatusChipProps) {
  return (
    <Chip tone={tone}>
      <Icon name={icon} size={13} />
      {label}
    </Chip>
  )
}
