// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defaultProfile } from '#api/signing/canonical.ts'
import { ApiProvider } from '../client/api-context.ts'
import { ApiError } from '../client/api-error.ts'
import { saidWords, sayRefusalsBy } from '../client/error-words.ts'
import { openService } from '../fields/testing/service-in-page.tsx'
import { LocaleProvider } from '../i18n/locale-provider.tsx'
import { createConnectionStore } from '../live/connection-state.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import Guard from './guard.tsx'

afterEach(() => {
  cleanup()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  sayRefusalsBy((_, { description }) => description)
})

test('a refusal is spelled the British way where the page is', async () => {
  const said = 'Already canceled. Book a new appointment instead.'
  i18n.loadAndActivate({ locale: 'en-GB', messages: { [said]: 'Already cancelled. Book a new appointment instead.' } })
  const { api } = await openService('admin', [])
  const queryClient = new QueryClient()
  const { headerPrefix, scheme } = defaultProfile
  const signing = { baseUrl: api.baseUrl, headerPrefix, scheme, accessKeyId: 'AK' }
  const connection = { id: 'clinic', name: 'Clinic', ...signing, remembered: false, lastUsedAt: 0 }
  const live = createConnectionStore()
  render(
    <LocaleProvider initial="en-GB">
      <AppTheme direction="ltr">
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <Guard
              state={{ status: 'in', kind: 'real', api, live, connection }}
              queryClient={queryClient}
              onLocked={() => {}}
              onSignOut={() => {}}
            />
          </ApiProvider>
        </QueryClientProvider>
      </AppTheme>
    </LocaleProvider>,
  )
  await userEvent.keyboard('{Tab}')
  const refusal = new ApiError({ kind: 'conflict', description: said, status: 409 })
  await expect.poll(() => saidWords(i18n, refusal)).toBe('Already cancelled. Book a new appointment instead.')
})
