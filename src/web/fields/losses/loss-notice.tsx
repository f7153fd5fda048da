import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../client/api-context.ts'
import { invalidate } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { showToast } from '../../ui/toast.ts'

const loadTelling = withMessages(() => import('./tell-loss.ts'))

/** Listens for fields that the server drops when others are saved; what tells of them comes with the first. Renders nothing. */
export function LossNotice() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const format = useFormat()

  // What is lost is found out by whatever wrote, on any page, also one that was left since.
  useEffect(
    () =>
      api.subscribeLosses((loss) => {
        loadTelling().then(
          ({ tellLoss }) => tellLoss(loss, i18n, format, () => invalidate(queryClient, loss.row)),
          () =>
            showToast({
              tone: 'no-show',
              text: i18n._('The server dropped fields when saving. Check what you saved.'),
            }),
        )
      }),
    [api, queryClient, i18n, format],
  )
  return null
}
