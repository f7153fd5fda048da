import type { I18n } from '@lingui/core'
import { showToast } from '../../ui/toast.ts'
import { SHOWN_HOSTS_ITEM, shownHosts } from './shown-hosts.ts'

/** Chooses whose pictures load by themselves, for every tab of this device. */
export const keepShownHosts = (hosts: readonly string[]): void => {
  shownHosts.set(hosts)
  try {
    if (hosts.length > 0) localStorage.setItem(SHOWN_HOSTS_ITEM, hosts.join(' '))
    else localStorage.removeItem(SHOWN_HOSTS_ITEM)
  } catch {
    // A browser that refuses storage has the choice for this page.
  }
}

/**
 * Shows pictures of a host from now on and says so with a way back, or that the page's policy refuses them; the focus stays
 * where the button was that goes, in a list at the link of its row.
 */
export const showHost = (i18n: I18n, host: string, button: HTMLElement): void => {
  const row = button.closest('td')?.querySelector('a')
  const place = row ?? button.parentElement?.closest<HTMLElement>('[tabindex]') ?? button.parentElement
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
  keepShownHosts([...shownHosts.get(), host])
  const run = () => keepShownHosts(shownHosts.get().filter((it) => it !== host))
  const key = `images from ${host}`
  // The page's policy has the last word, which the operator may have narrowed (MEDIA_ORIGINS).
  const refused = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (!URL.canParse(blockedURI) || new URL(blockedURI).host !== host) return
    document.removeEventListener('securitypolicyviolation', refused)
    run()
    showToast({ text: i18n._('This dashboard’s server doesn’t allow images from {host}', { host }), key })
  }
  document.addEventListener('securitypolicyviolation', refused)
  showToast({
    text: i18n._('Images from {host} are shown on this device', { host }),
    tone: 'confirmed',
    key,
    action: { label: i18n._('Undo'), run },
  })
}
