import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { PICTURE_COLORS } from '#api/contract/colors.ts'
import { colorWords } from '../../../fields/media/color-words.ts'
import { paint } from '../../../theme/paint.ts'
import { markOn, PICTURE_HUES } from '../../../theme/picture-colors.ts'
import { radius } from '../../../theme/scale.ts'
import { LabelledChips } from '../../../ui/filter-chips.tsx'
import { Icon } from '../../../ui/icons.tsx'

const Swatch = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  // White is seen on white, and black in the dark.
  border: `1px solid ${paint.strongLine}`,
  borderRadius: radius.round,
  forcedColorAdjust: 'none',
})

interface ColorFilterProps {
  label: string
  /** Names of colors, as the address has them. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Chooses colors that pictures must have one of, each as a swatch with its name. */
export function ColorFilter({ label, chosen, onChange }: ColorFilterProps) {
  const { i18n } = useLingui()
  const words = colorWords(i18n)
  const options = PICTURE_COLORS.map((color) => {
    const hue = PICTURE_HUES[color]
    const icon = (
      <Swatch style={{ backgroundColor: hue, color: markOn(hue) }}>
        {chosen.includes(color) && <Icon name="check" size={12} />}
      </Swatch>
    )
    return { value: color as string, label: words[color], icon }
  })
  return <LabelledChips label={label} options={options} selected={chosen} onChange={onChange} />
}
