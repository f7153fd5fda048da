import { useLingui } from '@lingui/react'
import { mediaIcon } from '../../../../fields/media/media-src.ts'
import { showHost } from '../../../../fields/media/show-host.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { Showable } from './stage-kind.ts'
import { Middle } from './stage-look.ts'

/** Stands for a file of another host until somebody wants what that host has. */
export function HiddenStage({ medium, host }: { medium: Showable; host: string }) {
  const { i18n } = useLingui()
  return (
    <Middle>
      <EmptyState
        icon={mediaIcon(medium.type)}
        title={i18n._('A file from {host}', { host })}
        description={i18n._('{host} would learn that you opened this file, and when.', { host })}
        action={
          <Button icon="media" onClick={({ currentTarget }) => showHost(i18n, host, currentTarget)}>
            {i18n._('Show images from {host}', { host })}
          </Button>
        }
      />
    </Middle>
  )
}
