import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useMediaWords } from '../../../../fields/media/use-media-words.ts'
import { withMessages } from '../../../../i18n/catalogue.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { paint } from '../../../../theme/paint.ts'
import { Bone } from '../../../../ui/skeletons.tsx'
import { StatusChip } from '../../../../ui/status-chip.tsx'
import { paths } from '../../../../paths/paths.ts'
import { DeleteMedium } from './delete-medium.tsx'
import FileActions from './file-actions.tsx'
import { Facts } from './facts.tsx'
import { size, weight } from '../../../../theme/scale.ts'

const EditForm = lazy(withMessages(() => import('./edit-form.tsx')))
const WhereUsed = lazy(withMessages(() => import('./where-used.tsx')))

const Column = styled('div')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  padding: 16,
  '& section': { minInlineSize: 0 },
  '& > section > h3': { margin: '0 0 8px', fontSize: size.body2, fontWeight: weight.semibold, color: paint.soft },
  '& .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, fontSize: size.body2 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2px 4px', marginInline: -10 },
})

interface DetailsProps {
  medium: Multimedia
  reload: () => Promise<Multimedia | undefined>
  /** Told where it was deleted by somebody else and made anew. */
  onCreated: (medium: Multimedia) => void
  /** Called once the medium is deleted. */
  onGone: () => void
}

/** Everything about a medium beside the medium itself. */
export function Details({ medium, reload, onCreated, onGone }: DetailsProps) {
  const { i18n } = useLingui()
  const { statusWords } = useMediaWords()
  const state = statusWords(medium.status)
  const part = (title: string, content: ReactNode) => (
    <section>
      <h3>{title}</h3>
      <Suspense fallback={<Bone height="80px" />}>{content}</Suspense>
    </section>
  )
  return (
    <Column>
      <p className="state">
        <StatusChip {...state} />
        {medium.statusReason}
      </p>
      <div className="actions">
        <FileActions medium={medium} />
        <ButtonLink kind="quiet" icon="edit" to={paths.multimedia.one(medium.id)}>
          {i18n._('Open full page')}
        </ButtonLink>
        <DeleteMedium medium={medium} onGone={onGone} />
      </div>
      {part(i18n._('Edit details'), <EditForm medium={medium} reload={reload} onCreated={onCreated} />)}
      {part(i18n._('File'), <Facts medium={medium} />)}
      {part(i18n._('Where it’s used'), <WhereUsed medium={medium} />)}
    </Column>
  )
}
