import { type ComponentProps, Suspense } from 'react'
import type { ChangedResource } from '#api/contract/changes.ts'
import { RECORD_RESOURCES } from '#api/contract/choices.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useExtension } from '../../client/use-operation.ts'
import { withMessages } from '../../i18n/catalogue.ts'

const RecordPresence = lazySection(
  withMessages(() => import('./record-presence.tsx')),
  { isQuiet: true },
)

type Told = ComponentProps<typeof RecordPresence>

/** What not everybody may see is no place to be seen at. */
const isTold = (resource: ChangedResource): resource is Told['resource'] =>
  RECORD_RESOURCES.some((it) => it === resource)

/** Who else is at a record, where the service tells; nothing is loaded for it where it does not. */
export function Presence({ resource, ...rest }: Omit<Told, 'resource'> & { resource: ChangedResource }) {
  if (!useExtension('presence') || !isTold(resource)) return null
  return (
    <Suspense fallback={null}>
      <RecordPresence resource={resource} {...rest} />
    </Suspense>
  )
}
