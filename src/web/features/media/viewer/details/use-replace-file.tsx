import { useLingui } from '@lingui/react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useDiscovery } from '../../../../client/use-operation.ts'
import { useUploadQueue, useUploads } from '../../../../client/upload-store.ts'
import { withMessages } from '../../../../i18n/catalogue.ts'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { lazySection } from '../../../../ui/lazy-part.tsx'
import type { RowAction } from '../../../../ui/table/row-actions.ts'
import { showToast } from '../../../../ui/toast.ts'
import { chooserAccepts } from '../../../../fields/uploads/converted-format.ts'
import type { Accepted } from './replacement.ts'

// Nobody needs it who only reads of the file, and it knows the formats of all.
const loadJudging = withMessages(() => import('./replacement.ts'))
const Replacing = lazySection(withMessages(() => import('./replacing.tsx')))
const ReplaceDialog = lazySection(withMessages(() => import('./replace-dialog.tsx')))

/** The way to another file for a medium. */
interface Replacement {
  /** Asks for the file; absent where the deployment takes none, and while one is on its way. */
  action: RowAction | undefined
  /** Its choice of files, or how far the new one is; render it where there is room for a line. */
  shown: ReactNode
}

/** Gives a medium another file under the same id, so that whatever shows it shows the new one. */
export function useReplaceFile(medium: Multimedia): Replacement {
  const { i18n } = useLingui()
  const format = useFormat()
  const discovery = useDiscovery()
  const openQueue = useUploadQueue()
  const uploads = useUploads()?.uploads ?? []
  const [begun, setBegun] = useState<string>()
  const [offer, setOffer] = useState<Accepted>()
  const chooser = useRef<HTMLInputElement>(null)
  if (!discovery?.extensions.includes('uploads')) return { action: undefined, shown: null }

  const takes = discovery.upload ?? { maxSize: null, formats: [] }
  const upload = uploads.find((it) => it.id === begun || (it.replacing && it.mediumId === medium.id))
  const { name } = medium
  const isFirst = medium.url === null

  const tellLost = () =>
    showToast({ tone: 'no-show', text: i18n._('Couldn’t upload the file. Check your connection and try again.') })
  const begin = async (file: File) => {
    const judging = await loadJudging().catch(() => undefined)
    if (!judging) return tellLost()
    const verdict = await judging.judgeFile(file, takes)
    if ('refused' in verdict) {
      const reason = judging.whyRefused(i18n, format, verdict.refused)
      return showToast({ tone: 'no-show', text: `${file.name}: ${reason}` })
    }
    if (isFirst) return send(verdict)
    setOffer(verdict)
  }
  const send = async ({ file, format: fileFormat }: Accepted) => {
    setOffer(undefined)
    try {
      const queue = await openQueue()
      const [id] = queue.add([{ file, name, format: fileFormat, replaces: medium }])
      setBegun(id)
    } catch {
      tellLost()
    }
  }
  if (upload)
    return {
      action: undefined,
      shown: (
        <Suspense>
          <Replacing upload={upload} />
        </Suspense>
      ),
    }
  return {
    action: {
      label: isFirst ? i18n._('Upload the file') : i18n._('Replace the file'),
      icon: isFirst ? 'upload' : 'refresh',
      onAct: () => chooser.current?.click(),
    },
    shown: (
      <>
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          data-chooses="replacement"
          accept={chooserAccepts(takes.formats)}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void begin(file)
            // The same file can be chosen once more.
            currentTarget.value = ''
          }}
        />
        {offer && (
          <Suspense fallback={null}>
            <ReplaceDialog
              medium={medium}
              accepted={offer}
              onReplace={() => void send(offer)}
              onClose={() => setOffer(undefined)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
