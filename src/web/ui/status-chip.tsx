import Chip from '@mui/material/Chip'
import type { Tone } from '../theme/tones.ts'
import { tonePaint } from '../theme/paint.ts'
import { Icon, type IconName } from './icons.tsx'
import { TONE_GLYPHS } from './tone-glyphs.ts'

interface StatusChipProps {
  tone?: Tone
  label: string
  /** Where the icon of the tone, which is of appointments, would say something else. */
  icon?: IconName | undefined
  /** It opens something: an arrow says so. */
  opens?: boolean
}

/** A state in a word, with an icon and a color of its own; an unknown state is shown as plain text in the neutral tone. */
export function StatusChip({ tone = 'neutral', label, icon = TONE_GLYPHS[tone], opens = false }: StatusChipProps) {
  const colors = tonePaint(tone)
  return (
    <Chip
      component="span"
      label={
        opens ? (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
            {label}
            <Icon name="chevronDown" size={14} />
          </span>
        ) : (
          label
        )
      }
      style={{ background: colors.bg, color: colors.text }}
      icon={
        <span style={{ display: 'inline-flex', color: colors.icon }}>
          <Icon name={icon} size={14} />
        </span>
      }
    />
  )
}
