import { Suspense, useState, type ReactNode } from 'react'
import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import type { SourceOutcome } from './source-outcome.ts'
import { usePreflight } from './use-preflight.tsx'

const FieldUploads = lazySection(withMessages(() => import('./field/field-uploads.tsx')))

interface UploadInto {
  /** The one type of media that is of use in the field, if it is only one. */
  only?: MultimediaType
  /** Told each medium that is ready, or was there already. It may come long after the files were sent. */
  onReady: (medium: Multimedia) => void
}

/** Sends files for a field: `into` is how it takes files and media, and `shown` what it shows of files until they are ready. */
export function useUploadInto({ only, onReady }: UploadInto): {
  into: SourceOutcome
  shown: ReactNode
} {
  const [ids, setIds] = useState<readonly string[]>([])
  const { ask, dialog } = usePreflight({
    ...(only && { only }),
    onSent: (more) => setIds((before) => [...before, ...more]),
    onDone: onReady,
    onUse: onReady,
  })
  return {
    into: { ...(only && { only }), onFiles: ask, onMedium: onReady },
    shown: (
      <>
        {dialog}
        {ids.length > 0 && (
          <Suspense>
            <FieldUploads ids={ids} />
          </Suspense>
        )}
      </>
    ),
  }
}
