// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Addresses, useParams } from './addresses.tsx'

afterEach(cleanup)

function Shown({ name }: { name: string }) {
  return <output>{`${name} ${JSON.stringify(useParams())}`}</output>
}

const shownAt = (address: string): string => {
  history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <Addresses
        views={[
          { path: '*', element: <Shown name="none" /> },
          { path: '/services/:id', element: <Shown name="one" /> },
          { path: '/services/new', element: <Shown name="new" /> },
          { path: '/guests/:id/:position', element: <Shown name="guest" /> },
        ]}
      />
    </BrowserRouter>,
  )
  return screen.getByRole('status').textContent
}

test.each([
  ['/services/new', 'new {}'],
  ['/services/7/', 'one {"id":"7"}'],
  ['/Services/7?a=b', 'one {"id":"7"}'],
  ['/services/7/8', 'none {}'],
  ['/guests/a%2Fb/%C3%A9', 'guest {"id":"a/b","position":"é"}'],
  ['/services/%E0%A4%A', 'one {"id":"%E0%A4%A"}'],
])('%s shows %s', (address, shown) => {
  expect(shownAt(address)).toBe(shown)
})
