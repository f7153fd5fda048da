import { useLingui } from '@lingui/react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { tellsPrivately } from '#api/core/rules/private/private-formats.ts'
import { useApi } from '../../../../client/api-context.ts'
import { useExtension } from '../../../../client/use-operation.ts'
import { errorSentence } from '../../../../fields/error-sentence.ts'
import { useMediaSrc } from '../../../../fields/media/use-media-src.ts'
import type { RowAction } from '../../../../ui/table/row-actions.ts'
import { showToast } from '../../../../ui/toast.ts'
import { mediaLinks } from '../media-links.ts'

/**
 * The way to save a file as it was sent, with place, camera and owner, which guests do not get. None where the deployment
 * hands out every file as it is.
 */
export function useSaveOriginal(medium: Multimedia): RowAction | undefined {
  const { i18n } = useLingui()
  const api = useApi()
  const srcOf = useMediaSrc()
  const { id, url, format } = medium
  const isServedHere = useExtension('originals') && url !== null && mediumAt(url) === id
  if (!isServedHere || !tellsPrivately(format)) return undefined

  const save = async () => {
    try {
      const { url: address } = await api.mediaAddresses.original({ params: { id } })
      if (address === null) return
      const { download, fileName } = mediaLinks(medium, srcOf(address), location.href)
      const link = document.createElement('a')
      Object.assign(link, { href: download, download: fileName, rel: 'noreferrer', target: '_blank' })
      link.click()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
  }
  return { label: i18n._('Download original'), icon: 'download', onAct: () => void save() }
}
