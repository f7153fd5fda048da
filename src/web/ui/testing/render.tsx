import { i18n } from '@lingui/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { AppTheme } from '../../theme/app-theme.tsx'

/** Shows a part of the page at an address, in English, with router and language around it. */
export function renderAt(address: string, content: ReactNode) {
  history.replaceState(null, '', address)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <LocaleProvider initial="en">
      <AppTheme direction="ltr">
        <BrowserRouter>{content}</BrowserRouter>
      </AppTheme>
    </LocaleProvider>,
  )
}
