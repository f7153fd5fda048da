import type { CSSProperties } from 'react'
import { ChoiceChip } from '../../ui/choice-chip.tsx'
import { useWalkedChoices } from '../../ui/walk-choices.ts'
import { Chips } from './styles.ts'

/** One of several answers to a question. */
interface Choice {
  key: string
  label: string
  /** What it is called where the label is short. */
  name?: string
  isOn: boolean
  onPress: () => void
}

/** Answers to one question, each on or off: one stop of the Tab key, within which the arrows walk. */
export function ChoiceChips({ choices, style }: { choices: readonly Choice[]; style?: CSSProperties }) {
  const { group, choiceOf } = useWalkedChoices(
    choices.map(({ key }) => key),
    choices.find(({ isOn }) => isOn)?.key,
  )
  return (
    <Chips style={style} {...group}>
      {choices.map(({ key, label, name, isOn, onPress }) => (
        <ChoiceChip key={key} aria-pressed={isOn} aria-label={name} onClick={onPress} {...choiceOf(key)}>
          {label}
        </ChoiceChip>
      ))}
    </Chips>
  )
}
