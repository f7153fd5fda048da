import { expect, test } from 'vitest'
import { makeTheme } from '../src/web/theme/theme.ts'

test('no button has the ripple that the build leaves out', () => {
  expect(makeTheme('ltr').components?.MuiButtonBase?.defaultProps).toEqual({ disableRipple: true })
})
