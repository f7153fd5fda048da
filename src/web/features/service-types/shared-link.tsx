import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { useExtension } from '../../client/use-operation.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'

const SharedPanel = lazySection(withMessages(() => import('./shared-panel.tsx')))

/** From the service types to those that other organizations share; nothing where a deployment offers none. */
export function SharedLink() {
  const { i18n } = useLingui()
  const isOffered = useExtension('shared-types')
  const refused = useRefusal('administer')
  const [isOpen, setIsOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <Button icon="tag" refused={refused} onClick={() => setIsOpen(true)}>
        {i18n._('Shared by others')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SharedPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
