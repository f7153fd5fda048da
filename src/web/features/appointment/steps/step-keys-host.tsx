import { Suspense } from 'react'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { readExternalId } from '../../../commands/appointments/external/external-id.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { stepOfKey } from './step-keys.ts'
import { usePageKey } from '../../booking/index.ts'
import { useStepPresses } from './use-step-presses.ts'

const TakeStep = lazySection(withMessages(() => import('./take-step.tsx')))

/** Which appointment a key is about: the card or row that has the focus. */
const idAt = (target: Element): string | undefined => {
  const card = target.closest('[data-event]')?.getAttribute('data-event')
  return card ?? target.closest('tr[data-key]')?.getAttribute('data-key') ?? undefined
}

/** The keys of the front desk: arrived, in progress, done and no-show of the appointment that is focused or open. */
export function StepKeysHost({ open, version }: { open: string; version: InterfaceVersion }) {
  const { presses, press, onTaken } = useStepPresses()
  usePageKey((key, target, inPanel) => {
    const step = stepOfKey(key)
    const id = inPanel ? open : idAt(target)
    // What stands in a connected calendar is nobody's to step.
    if (!step || !id || readExternalId(id)) return false
    press(id, step)
    return true
  })
  return (
    presses && (
      <Suspense fallback={null}>
        <TakeStep presses={presses} version={version} onTaken={onTaken} />
      </Suspense>
    )
  )
}
