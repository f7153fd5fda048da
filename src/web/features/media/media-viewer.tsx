import { lazy, Suspense, useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { text } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'

const Viewer = lazy(withMessages(() => import('./viewer/viewer.tsx')))

const shown = text()
const NOBODY: readonly string[] = []

/** The medium that is looked at in the whole window, by its id in the address; to show the first is a step that Back returns from. */
export const useShown = () => useSearchParam('show', shown)

/** The viewer over the page, as long as the address names a medium; the others come in the order of the page. */
export function MediaViewer({ media }: { media: readonly Multimedia[] | undefined }) {
  const [id, show] = useShown()
  const ids = media?.map((medium) => medium.id) ?? NOBODY
  const [held, hold] = useState(ids)
  // A medium that its editing has taken out of the filter keeps its place until the next one is shown.
  const known = ids.includes(id) ? ids : held
  if (known !== held && known.join() !== held.join()) hold(known)
  if (id === '') return null
  return (
    <Suspense>
      <Viewer ids={held} id={id} onShow={show} onClose={() => show('')} />
    </Suspense>
  )
}
