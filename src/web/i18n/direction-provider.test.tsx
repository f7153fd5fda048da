// @vitest-environment happy-dom
import InputBase from '@mui/material/InputBase'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DirectionProvider } from './direction-provider.tsx'
import { LocaleProvider } from './locale-provider.tsx'

afterEach(cleanup)

test('no rule asks whether what is typed is invalid, but in Firefox', () => {
  render(
    <LocaleProvider initial="en">
      <DirectionProvider>
        <InputBase />
      </DirectionProvider>
    </LocaleProvider>,
  )
  const rules = [...document.querySelectorAll('style[data-emotion="fd"]')].map(({ textContent }) => textContent)
  expect(rules.filter((rule) => rule.includes('invalid'))).toEqual([
    expect.stringMatching(/^@supports \(-moz-appearance: none\)\{\.fd-[\w-]+:invalid\{box-shadow:none;\}\}$/),
  ])
  expect(rules.some((rule) => /^\.fd-[\w-]+:focus\{outline:0;\}$/.test(rule))).toBe(true)
})
