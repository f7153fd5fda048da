// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Link } from './link.tsx'
import { renderAt } from './testing/render.tsx'

afterEach(cleanup)

const services = (props: Partial<ComponentProps<typeof Link>> = {}) => (
  <Link to="/services?type=a" {...props}>
    Services
  </Link>
)
const link = () => screen.getByRole('link', { name: 'Services' })
const address = () => location.pathname + location.search

test('a link leads to its address, one step further in the history', async () => {
  renderAt('/rooms', services())
  const steps = history.length
  await userEvent.click(link())
  expect([address(), history.length - steps]).toEqual(['/services?type=a', 1])
})

test('a link to the open address adds no step', async () => {
  renderAt('/services?type=a', services())
  const steps = history.length
  await userEvent.click(link())
  expect([address(), history.length - steps]).toEqual(['/services?type=a', 0])
})

test('a link adds its step where the address has changed and the page is not drawn anew yet', async () => {
  renderAt('/services?type=a', services())
  history.pushState(null, '', '/services')
  const steps = history.length
  await userEvent.click(link())
  expect([address(), history.length - steps]).toEqual(['/services?type=a', 1])
})

test.each([
  ['with a key that opens a tab', { ctrlKey: true }, {}],
  ['with the middle button', { button: 1 }, {}],
  ['where the link opens a tab of its own', {}, { target: '_blank' }],
])('a press %s is left to the browser', (_, press, props) => {
  renderAt('/rooms', services(props))
  const click = createEvent.click(link(), press)
  // Nothing is opened in a test, and what the router would have done is done before the press gets here.
  let wasTaken = true
  addEventListener(
    'click',
    (event) => {
      wasTaken = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link(), click)
  expect([wasTaken, address()]).toEqual([false, '/rooms'])
})

test('what a press does first may keep it from leading away', async () => {
  renderAt('/rooms', services({ onClick: (event) => event.preventDefault() }))
  await userEvent.click(link())
  expect(address()).toBe('/rooms')
})
