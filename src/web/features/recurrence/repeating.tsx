import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import type { RepeatPartProps } from './repeat-part.tsx'

const RepeatPart = lazySection(withMessages(() => import('./repeat-part.tsx')))

/** The switch that makes a series of a booking; everything else about it loads when it is switched on. */
export function Repeating(props: RepeatPartProps) {
  const { i18n } = useLingui()
  const { control } = props.form
  const [poll, repeats] = useWatch({ control, name: ['poll', 'repeat.on'] })
  if (poll) return null
  return (
    <>
      <SwitchF control={control} name="repeat.on" label={i18n._('Repeat')} />
      {repeats && (
        <Suspense fallback={null}>
          <RepeatPart {...props} />
        </Suspense>
      )}
    </>
  )
}
