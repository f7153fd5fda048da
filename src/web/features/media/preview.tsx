import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { asWebVtt } from '#api/core/rules/webvtt.ts'
import { typeOfFormat } from '#api/core/rules/media-type.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { paint } from '../../theme/paint.ts'
import { Bone } from '../../ui/skeletons.tsx'
import { textOrNull } from '../../fields/record/changes.ts'
import type { MediumValues } from './medium-form-values.ts'
import { radius } from '../../theme/scale.ts'

const StagePanel = lazySection(withMessages(() => import('./viewer/stage/stage-panel.tsx')))

const Frame = styled('div')({
  blockSize: 'clamp(260px, 46dvh, 460px)',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${paint.line}`,
  background: paint.canvas,
})

interface PreviewProps {
  control: Control<MediumValues>
  /** What is stored; absent for a new one. */
  medium: Multimedia | undefined
}

/** The medium as the form has it so far: seen, heard or, where the page cannot show it, opened. */
export function Preview({ control, medium }: PreviewProps) {
  const [url, type, format, altText, name, hasApp, app, captions] = useWatch({
    control,
    name: ['url', 'type', 'format', 'altText', 'name', 'hasApp', 'app', 'captions'],
  })
  return (
    <Frame>
      <Suspense fallback={<Bone height="100%" />}>
        <StagePanel
          medium={{
            name,
            format,
            altText: textOrNull(altText),
            url: textOrNull(url),
            // What the address answers now; of another address nothing is known.
            sha256: medium && textOrNull(url) === medium.url ? medium.sha256 : null,
            environment: { captions: asWebVtt(captions) },
            type: type ?? typeOfFormat(format) ?? 'image',
            status: medium?.status ?? 'need_action',
            statusReason: medium?.statusReason,
            app: hasApp ? { type: app.type, source: { url: app.url } } : null,
          }}
        />
      </Suspense>
    </Frame>
  )
}
