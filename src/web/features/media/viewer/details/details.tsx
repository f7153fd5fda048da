import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { ReadinessList } from '../../../../fields/media/readiness-list.tsx'
import { useMediaWords } from '../../../../fields/media/use-media-words.ts'
import { paint } from '../../../../theme/paint.ts'
import { StatusChip } from '../../../../ui/status-chip.tsx'
import { EditForm } from './edit-form.tsx'
import { FileActions } from './file-actions.tsx'
import { Facts } from './facts.tsx'
import { EarlierVersions } from '../../versions/earlier-versions.tsx'
import { useKeepsVersions } from '../../versions/use-keeps-versions.ts'
import { WhereUsed } from './where-used.tsx'
import { size, weight } from '../../../../theme/scale.ts'

const Column = styled('div')({
  '& > *': { display: 'grid', gap: 12, minInlineSize: 0, paddingBlock: 16, paddingInline: 20 },
  '& > * + *': { borderBlockStart: `1px solid ${paint.line}` },
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.medium },
  '& .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, fontSize: size.body2 },
  // The words of the first button stand where all others begin.
  '& > .head > div': { marginInlineStart: -12 },
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
  const keepsVersions = useKeepsVersions()
  const state = statusWords(medium.status)
  const part = (title: string, content: ReactNode) => (
    <section>
      <h3>{title}</h3>
      {content}
    </section>
  )
  return (
    <Column>
      <div className="head">
        <p className="state">
          <StatusChip {...state} />
          {medium.statusReason}
        </p>
        <FileActions medium={medium} onGone={onGone} />
      </div>
      {part(i18n._('Edit details'), <EditForm medium={medium} reload={reload} onCreated={onCreated} />)}
      {part(i18n._('Readiness'), <ReadinessList medium={medium} />)}
      {part(i18n._('File'), <Facts medium={medium} />)}
      {keepsVersions && part(i18n._('Earlier versions'), <EarlierVersions medium={medium} />)}
      {part(i18n._('Where this file is used'), <WhereUsed medium={medium} />)}
    </Column>
  )
}
