import { useLingui } from '@lingui/react'
import { useStorage } from '../../fields/media/use-kept.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** Says how many files there are, where there are any (an empty library says so itself), and, where the deployment tells, how much room they take up. */
export function useCounted(): (count: number) => string {
  const { i18n } = useLingui()
  const { bytes } = useFormat()
  const storage = useStorage()
  return (count) => {
    const files = count === 0 ? [] : [i18n._('{count, plural, one {# file} other {# files}}', { count })]
    if (!storage || (storage.used === 0 && storage.quota === null)) return files.join('')
    const kept = storage.versions + storage.trash
    const used = bytes(storage.used)
    return [
      ...files,
      storage.quota === null
        ? i18n._('{used} used', { used })
        : i18n._('{used} of {quota} used', { used, quota: bytes(storage.quota) }),
      ...(kept > 0 ? [i18n._('{kept} in trash and earlier versions', { kept: bytes(kept) })] : []),
    ].join(' · ')
  }
}
