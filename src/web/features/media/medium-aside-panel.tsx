import { useLingui } from '@lingui/react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { ReadinessList } from '../../fields/media/readiness-list.tsx'
import { Section } from '../../ui/form/section.tsx'
import { useKeepsVersions } from './versions/use-keeps-versions.ts'
import { EarlierVersions } from './versions/earlier-versions.tsx'
import { WhereUsed } from './viewer/details/where-used.tsx'

/** What is known of a medium beside its form: what is missing before it goes out, and what shows it. */
export default function MediumAsidePanel({ medium }: { medium: Multimedia }) {
  const { i18n } = useLingui()
  const keepsVersions = useKeepsVersions()
  return (
    <>
      <Section title={i18n._('Readiness')}>
        <ReadinessList medium={medium} />
      </Section>
      {keepsVersions && (
        <Section title={i18n._('Earlier versions')}>
          <EarlierVersions medium={medium} />
        </Section>
      )}
      <Section
        title={i18n._('Where this file is used')}
        description={i18n._('Presets, rooms and services showing this file.')}
      >
        <WhereUsed medium={medium} />
      </Section>
    </>
  )
}
