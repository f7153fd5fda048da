import { useLingui } from '@lingui/react'
import { useWatch } from 'react-hook-form'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { RepeatPart, type RepeatPartProps } from './repeat-part.tsx'

/** The switch that makes a series of a booking, and below it how it repeats. */
export function Repeating(props: RepeatPartProps) {
  const { i18n } = useLingui()
  const { control } = props.form
  const [poll, repeats] = useWatch({ control, name: ['poll', 'repeat.on'] })
  if (poll) return null
  return (
    <>
      <SwitchF control={control} name="repeat.on" label={i18n._('Repeat')} />
      {repeats && <RepeatPart {...props} />}
    </>
  )
}
