import { useLingui } from '@lingui/react'

/** Who of several calendars must be free, as choices. */
export const useConditions = () => {
  const { i18n } = useLingui()
  return [
    { value: 'one', label: i18n._('Any one of them will do') },
    { value: 'all', label: i18n._('All at the same time') },
  ]
}
