// @vitest-environment happy-dom
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles'
import { renderHook } from '@testing-library/react'
import type { ComponentType, PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { AppTheme } from './app-theme.tsx'
import { makeTheme } from './theme.ts'

/** The theme as a component of the library has it there, and the rules of all style sheets. */
function shown(wrapper: ComponentType<PropsWithChildren>): { theme: Theme; rules: string[] } {
  const { result, unmount } = renderHook(() => useTheme(), { wrapper })
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  unmount()
  return { theme: result.current, rules }
}

// Copied by the library, the shadows of elevations are an object instead of an array; there are none.
const values = (theme: Theme): unknown => JSON.parse(JSON.stringify({ ...theme, overlays: undefined }))

test.each(['ltr', 'rtl'] as const)('the theme %s is what the library itself makes of it', (direction) => {
  const ours = shown(({ children }) => <AppTheme direction={direction}>{children}</AppTheme>)
  const librarys = shown(({ children }) => (
    <ThemeProvider theme={makeTheme(direction)} defaultMode="system" noSsr>
      {children}
    </ThemeProvider>
  ))
  expect(values(ours.theme)).toEqual(values(librarys.theme))
  expect(ours.theme.spacing(2)).toBe(librarys.theme.spacing(2))
  expect(librarys.rules.length).toBeGreaterThan(0)
  expect(ours.rules).toEqual(expect.arrayContaining(librarys.rules))
})
