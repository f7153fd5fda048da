import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Middle, StageBar, StageFrame } from './stage-look.ts'
import { paper } from '../../../../theme/paint.ts'

const Frame = styled('iframe')({ inlineSize: '100%', blockSize: '100%', border: 0, background: paper.sheet })

/** A program in a frame that can run its scripts and nothing else; it runs only when somebody starts it. */
export function AppStage({ src, name }: { src: string; name: string }) {
  const { i18n } = useLingui()
  const [runs, setRuns] = useState(false)
  if (!runs) {
    return (
      <Middle>
        <EmptyState
          icon="globe"
          title={i18n._('An app from {host}', { host: new URL(src, location.href).host })}
          description={i18n._('Runs isolated from the dashboard and can’t see your work.')}
          action={
            <Button kind="primary" icon="play" onClick={() => setRuns(true)}>
              {i18n._('Start app')}
            </Button>
          }
        />
      </Middle>
    )
  }
  return (
    <StageFrame>
      <Frame
        title={i18n._('App: {name}', { name })}
        src={src}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow="fullscreen"
      />
      <StageBar>
        <Button kind="quiet" icon="close" onClick={() => setRuns(false)}>
          {i18n._('Stop app')}
        </Button>
        <a href={src} target="_blank" rel="noreferrer">
          {i18n._('Open in a new tab')}
        </a>
      </StageBar>
    </StageFrame>
  )
}
