import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useDiscovery } from '../../client/use-operation.ts'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { paint } from '../../theme/paint.ts'
import { ConnectCard } from '../connect/parts.tsx'
import { SavedConnections } from '../connect/saved-connections.tsx'
import { useSessionState } from '../session/session-context.ts'
import type { SavedConnection } from '../session/connection.ts'
import { TrainingPanel } from './training-panel.tsx'

// On a page of its own a matter needs no box: a line parts it from the one before.
const Stack = styled('div')({
  display: 'grid',
  maxInlineSize: 640,
  '& > section': {
    padding: '24px 0',
    border: 0,
    borderRadius: 0,
    '&:not(:first-of-type)': { borderBlockStart: `1px solid ${paint.line}` },
  },
})
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

function RealConnection({ connection }: { connection: SavedConnection }) {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  return (
    <ConnectCard aria-label={i18n._('This connection')}>
      <h2>{connection.name}</h2>
      <Facts>
        <dt>{i18n._('Server address')}</dt>
        <dd>{connection.baseUrl}</dd>
        <dt>{i18n._('Access key ID')}</dt>
        <dd>{connection.accessKeyId}</dd>
        <dt>{i18n._('Saved')}</dt>
        <dd>{connection.remembered ? i18n._('On this device') : i18n._('Until the browser is closed')}</dd>
        <dt>{i18n._('Extensions')}</dt>
        <dd>{discovery?.extensions.join(', ') || '—'}</dd>
      </Facts>
    </ConnectCard>
  )
}

/** What the dashboard is connected to, other connections, and in mock mode the training switches. */
export default function ConnectionSettings() {
  const { i18n } = useLingui()
  const state = useSessionState()
  return (
    <>
      <PageHeader
        title={i18n._('Connection')}
        actions={
          <ButtonLink to={paths.connect({ next: paths.settings.connection() })} icon="link">
            {i18n._('Connect to another server')}
          </ButtonLink>
        }
      />
      <Stack>
        {state.status === 'in' && state.kind === 'real' && <RealConnection connection={state.connection} />}
        {state.status === 'in' && state.kind === 'mock' && <TrainingPanel mock={state.mock} />}
        <SavedConnections onDone={() => undefined} />
      </Stack>
    </>
  )
}
