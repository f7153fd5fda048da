import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import type { MediaView } from './view.ts'

const Pair = styled('fieldset')({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  '& > button[aria-pressed="true"]': { background: paint.accentTint, borderColor: paint.accent },
})

/** Chooses between pictures side by side and a table. */
export function ViewSwitch({ view, look }: { view: MediaView; look: (view: MediaView) => void }) {
  const { i18n } = useLingui()
  return (
    <Pair aria-label={i18n._('Show as')}>
      <Button kind="quiet" icon="media" iconOnly aria-pressed={view === 'grid'} onClick={() => look('grid')}>
        {i18n._('Gallery')}
      </Button>
      <Button kind="quiet" icon="list" iconOnly aria-pressed={view === 'list'} onClick={() => look('list')}>
        {i18n._('List')}
      </Button>
    </Pair>
  )
}
