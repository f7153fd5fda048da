import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { RecordAction } from '../../fields/list/record-actions.ts'
import { useBringBack } from '../../fields/media/use-kept.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { useAsked } from '../../ui/use-asked.tsx'
import { paths } from '../../paths/paths.ts'

const EditMedia = lazySection(withMessages(() => import('./bulk/edit-media.tsx')))
const loadRuns = withMessages(() => import('./bulk/media-runs.ts'))
const DeleteMedia = lazySection(withMessages(() => import('./bulk/delete-media.tsx')))

/** What can be done with media, many or one; render `dialogs` anywhere. */
export function useMediaActions(): { actions: readonly RecordAction<Multimedia>[]; dialogs: ReactNode } {
  const { i18n } = useLingui()
  const { ask, question } = useDeleteQuestion(paths)
  const edit = useAsked(EditMedia)
  const removal = useAsked(DeleteMedia)
  const bringBack = useBringBack()

  const askDelete = async (media: readonly Multimedia[]): Promise<readonly Multimedia[] | null> => {
    const [one, ...others] = media
    if (one && others.length === 0) return (await ask({ kind: 'medium', record: one }, one.name)) ? [one] : null
    return removal.ask({ media })
  }

  const actions: readonly RecordAction<Multimedia>[] = [
    {
      id: 'edit',
      label: i18n._('Edit texts'),
      icon: 'edit',
      asks: async (media) => {
        const changes = await edit.ask({ media })
        if (!changes) return null
        return (await loadRuns()).editRun(i18n, changes)
      },
    },
    {
      id: 'delete',
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      asks: async (media) => {
        const going = await askDelete(media)
        if (!going) return null
        const kept = new Set(going.filter((medium) => bringBack(medium) !== undefined))
        return (await loadRuns()).deleteRun(i18n, going, kept)
      },
    },
  ]
  const dialogs = (
    <>
      {question}
      {edit.question}
      {removal.question}
    </>
  )
  return { actions, dialogs }
}
