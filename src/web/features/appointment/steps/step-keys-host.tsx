import { Suspense, useState } from 'react'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { readExternalId } from '../../../commands/appointments/external/external-id.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { stepOfKey } from './step-keys.ts'
import { usePageKey } from '../../booking/index.ts'
import type { StepPress } from './take-step.tsx'

const TakeStep = lazySection(withMessages(() => import('./take-step.tsx')))

/** Which appointment a key is about: the card or row that has the focus. */
const idAt = (target: Element): string | undefined => {
  const card = target.closest('[data-event]')?.getAttribute('data-event')
  return card ?? target.closest('tr[data-key]')?.getAttribute('data-key') ?? undefined
}

/** The keys of the front desk: arrived, in progress, done and no-show of the appointment that is focused or open. */
export function StepKeysHost({ open, version }: { open: string; version: InterfaceVersion }) {
  const [press, setPress] = useState<StepPress>()
  usePageKey((key, target, inPanel) => {
    const step = stepOfKey(key)
    const id = inPanel ? open : idAt(target)
    // What stands in a connected calendar is nobody's to step.
    if (!step || !id || readExternalId(id)) return false
    setPress({ id, step })
    return true
  })
  return (
    press && (
      <Suspense fallback={null}>
        <TakeStep press={press} version={version} />
      </Suspense>
    )
  )
}
