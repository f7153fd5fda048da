import { useLingui } from '@lingui/react'
import { Suspense, useState, type ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { RecordAction } from '../../fields/list/record-actions.ts'
import { useBringBack } from '../../fields/media/use-kept.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import type { MediumChange } from './bulk/change-back.ts'
import type { DeleteMediaProps } from './bulk/delete-media.tsx'
import type { EditMediaProps } from './bulk/edit-media.tsx'

const EditMedia = lazySection(withMessages(() => import('./bulk/edit-media.tsx')))
const loadRuns = withMessages(() => import('./bulk/media-runs.ts'))
const DeleteMedia = lazySection(withMessages(() => import('./bulk/delete-media.tsx')))

type Open = { what: 'edit'; props: EditMediaProps } | { what: 'delete'; props: DeleteMediaProps }

/** What can be done with media, many or one; render `dialogs` anywhere. */
export function useMediaActions(): { actions: readonly RecordAction<Multimedia>[]; dialogs: ReactNode } {
  const { i18n } = useLingui()
  const { ask, question } = useDeleteQuestion(paths)
  const [open, setOpen] = useState<Open>()
  const bringBack = useBringBack()

  const askEdit = (media: readonly Multimedia[]) =>
    new Promise<ReadonlyMap<string, MediumChange> | null>((resolve) => {
      const answer: EditMediaProps['answer'] = (changes) => {
        setOpen(undefined)
        resolve(changes)
      }
      setOpen({ what: 'edit', props: { media, answer } })
    })
  const askDelete = async (media: readonly Multimedia[]): Promise<readonly Multimedia[] | null> => {
    const [one, ...others] = media
    if (one && others.length === 0) return (await ask({ kind: 'medium', record: one }, one.name)) ? [one] : null
    return new Promise((resolve) => {
      const answer: DeleteMediaProps['answer'] = (going) => {
        setOpen(undefined)
        resolve(going)
      }
      setOpen({ what: 'delete', props: { media, answer } })
    })
  }

  const actions: readonly RecordAction<Multimedia>[] = [
    {
      id: 'edit',
      label: i18n._('Edit texts'),
      icon: 'edit',
      asks: async (media) => {
        const changes = await askEdit(media)
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
        const isBack = going.every((medium) => bringBack(medium) !== undefined)
        return (await loadRuns()).deleteRun(i18n, going, isBack)
      },
    },
  ]
  const dialogs = (
    <>
      {question}
      <Suspense>
        {open?.what === 'edit' && <EditMedia {...open.props} />}
        {open?.what === 'delete' && <DeleteMedia {...open.props} />}
      </Suspense>
    </>
  )
  return { actions, dialogs }
}
