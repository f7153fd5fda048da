import { useLingui } from '@lingui/react'

/** What the scopes of sharing are called and what they mean. */
export const useScopes = (): Readonly<Record<string, { label: string; meaning: string }>> => {
  const { i18n } = useLingui()
  return {
    private: {
      label: i18n._('Only this organization'),
      meaning: i18n._('No one else sees this type.'),
    },
    organizations: {
      label: i18n._('Specific organizations'),
      meaning: i18n._('The organizations below can accept a copy of this type.'),
    },
    public: {
      label: i18n._('Everyone'),
      meaning: i18n._('Every organization can accept a copy of this type.'),
    },
  }
}
