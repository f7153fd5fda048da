import { useLingui } from '@lingui/react'

/** What the scopes of sharing are called and what they mean. */
export const useScopes = (): Readonly<Record<string, { label: string; meaning: string }>> => {
  const { i18n } = useLingui()
  return {
    private: {
      label: i18n._('Only this organization'),
      meaning: i18n._('Nobody else sees the type.'),
    },
    organizations: {
      label: i18n._('Specific organizations'),
      meaning: i18n._('The organizations named below can read the type; only yours can change it.'),
    },
    public: {
      label: i18n._('Everybody'),
      meaning: i18n._('Every organization can read the type; only yours can change it.'),
    },
  }
}
