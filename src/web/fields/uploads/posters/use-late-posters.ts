import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { invalidate } from '../../../client/query.ts'
import { useUploadQueue } from '../../../client/upload-store.ts'
import type { UploadQueue } from '../../../client/uploads/upload.ts'
import { useUploadLimits } from '../use-upload-limits.ts'

/**
 * Makes the posters of files that an earlier page began to send, and shows those that it began to send: it had them in mind,
 * and went away before they were there.
 */
export function useLatePosters(): void {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const openQueue = useUploadQueue()
  const formats = useUploadLimits()?.formats ?? []
  const send = useEffectEvent((queue: UploadQueue, medium: Multimedia, file: File, posterOf?: string) => {
    if (posterOf === undefined && medium.format.startsWith('image/')) return undefined
    const words = (name: string) => i18n._('Poster of {name}', { name })
    const onShown = () => void invalidate(queryClient, contract.multimedia.update)
    return import('./send-poster.ts').then(({ sendPoster, showPoster }) =>
      posterOf === undefined
        ? sendPoster({ api, queue, words, formats, onShown }, medium, file)
        : showPoster({ api, onShown }, posterOf, medium),
    )
  })
  // The queue lives outside of React.
  useEffect(() => {
    let isGone = false
    let end = () => {}
    openQueue().then(
      (queue) => {
        if (!isGone) end = queue.onCarriedOn((...carried) => send(queue, ...carried))
      },
      () => undefined,
    )
    return () => {
      isGone = true
      end()
    }
  }, [openQueue])
}
