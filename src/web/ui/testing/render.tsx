import { i18n } from '@lingui/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx'

/** Shows a part of the page at an address, in English, with router and language around it. */
export function renderAt(address: string, content: ReactNode) {
  history.replaceState(null, '', address)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <LocaleProvider initial="en">
      <BrowserRouter>{content}</BrowserRouter>
    </LocaleProvider>,
  )
}
