// @vitest-environment happy-dom
import { useLingui } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test } from 'vitest'
import { changeLocale, startLocale, withMessages } from './catalogue.ts'
import { LocaleProvider, useLocale } from './locale-provider.tsx'

afterEach(async () => {
  cleanup()
  await changeLocale('en')
  localStorage.clear()
})

function LateHeading() {
  const { i18n } = useLingui()
  const { setLocale } = useLocale()
  return <button onClick={() => void setLocale('es')}>{i18n._('Late heading')}</button>
}

test('texts that arrive later render nothing anew, and another language does', async () => {
  const initial = await startLocale()
  let renders = 0
  render(
    <LocaleProvider initial={initial}>
      <Profiler id="heading" onRender={() => (renders += 1)}>
        <LateHeading />
      </Profiler>
    </LocaleProvider>,
  )
  const texts = (heading: string) => () => Promise.resolve({ messages: { 'Late heading': heading } })
  const loadLate = withMessages(() => Promise.resolve({}), { en: texts('Heading'), es: texts('Título') })
  await act(() => loadLate())
  expect(renders).toBe(1)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'Título' })
  // An effect says so once the page is painted.
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
})
