// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { TickList } from './tick-list.tsx'

const ROOMS = Array.from({ length: 200 }, (_, number) => ({ id: `r${number}`, name: `Room ${number}` }))

afterEach(cleanup)

test('a tick paints its own box anew and not the two hundred around it', async () => {
  let painted = 0
  const counting = createTheme({
    components: {
      MuiCheckbox: {
        styleOverrides: {
          root: () => {
            painted += 1
            return {}
          },
        },
      },
    },
  })
  const seen: (readonly string[])[] = []
  function List() {
    const [ticked, setTicked] = useState<readonly string[]>(['r1'])
    seen.push(ticked)
    return <TickList options={ROOMS} ticked={ticked} onTick={setTicked} />
  }
  renderAt(
    '/',
    <ThemeProvider theme={counting}>
      <List />
    </ThemeProvider>,
  )
  expect(painted).toBeGreaterThanOrEqual(200)
  painted = 0
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Room 9' }))
  await user.click(screen.getByRole('checkbox', { name: 'Room 1' }))
  expect(seen.at(-1)).toEqual(['r9'])
  expect(painted).toBeGreaterThan(0)
  expect(painted).toBeLessThan(20)
})
