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

/** Shows pictures of a host from now on and says so with a way back; the focus stays where the button was that goes. */
export const showHost = (i18n: I18n, host: string, button: HTMLElement): void => {
  const place = button.parentElement?.closest<HTMLElement>('[tabindex]') ?? button.parentElement
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
  keepShownHosts([...shownHosts.get(), host])
  const run = () => keepShownHosts(shownHosts.get().filter((it) => it !== host))
  showToast({
    text: i18n._('Images from {host} are shown on this device', { host }),
    tone: 'confirmed',
    action: { label: i18n._('Undo'), run },
  })
}
