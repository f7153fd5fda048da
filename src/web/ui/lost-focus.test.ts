// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLostFocus } from './lost-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = followLostFocus()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`Nothing is called ${id}.`)
  return found
}
/** Shows some buttons, the first of which is named, and does something when that is pressed. */
const show = (html: string, pressed: string, act: (it: HTMLElement) => void) => {
  document.body.innerHTML = html
  const button = find(pressed)
  button.addEventListener('click', () => act(button))
  return button
}
const focused = () => document.activeElement?.id
/** Long enough that the focus would have gone on. */
const frames = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
}
const press = async (button: HTMLElement) => {
  const user = userEvent.setup()
  button.focus()
  await user.keyboard('{Enter}')
  await frames()
}

test('the keys go on with what came after a button that is gone', async () => {
  const row = '<main><button id="a">a</button><p><button id="b">b</button></p><button id="c">c</button></main>'
  await press(show(row, 'b', (it) => it.parentElement?.remove()))
  expect(focused()).toBe('c')
})

test('what stands nearest in the page comes first, also before it', async () => {
  const parts =
    '<main><ul><li><a href="/a" id="a">a</a></li><li><button id="b">b</button></li></ul><button id="c">c</button></main>'
  await press(show(parts, 'b', (it) => it.remove()))
  expect(focused()).toBe('a')
  await press(show(parts, 'b', (it) => it.parentElement?.remove()))
  expect(focused()).toBe('a')
})

test('also where what it stood in goes later than itself', async () => {
  const nested = '<main><div id="x"><p><button id="b">b</button></p></div><button id="c">c</button></main>'
  const gone = (it: HTMLElement) => {
    it.remove()
    find('x').remove()
  }
  await press(show(nested, 'b', gone))
  expect(focused()).toBe('c')
})

test('they stay in the dialog, on itself where nothing else is in it', async () => {
  const dialog =
    '<main><button id="a">a</button></main><div role="dialog" id="d" tabindex="-1"><button id="b">b</button></div>'
  await press(show(dialog, 'b', (it) => it.remove()))
  expect(focused()).toBe('d')
})

test('where a dialog goes with what opened it, they go on in the one below, or on the page', async () => {
  const page = '<main tabindex="-1" id="m"><button id="a">a</button></main>'
  const below = '<div role="dialog" id="d" tabindex="-1"><button id="c">c</button></div>'
  const above = '<div id="top"><div role="dialog"><button id="b">b</button></div></div>'
  await press(show(page + below + above, 'b', () => find('top').remove()))
  expect(focused()).toBe('d')
  await press(show(page + above, 'b', () => find('top').remove()))
  expect(focused()).toBe('m')
})

test('where a whole view goes, they go on where the keys stand in the next one', async () => {
  const view = (ids: string) =>
    `<main><button>a</button><div data-focus-home="[data-stop]" id="${ids}"><button>head</button><button data-stop id="${ids}-stop">b</button></div></main>`
  await press(
    show(view('day'), 'day-stop', () => {
      document.body.innerHTML = view('week')
    }),
  )
  expect(focused()).toBe('week-stop')
})

test('what takes the focus itself keeps it', async () => {
  const row = '<main><button id="a">a</button><button id="b">b</button><button id="c">c</button></main>'
  const toFirst = (it: HTMLElement) => {
    it.remove()
    requestAnimationFrame(() => find('a').focus())
  }
  await press(show(row, 'b', toFirst))
  expect(focused()).toBe('a')
})

test('what is put elsewhere keeps the focus', async () => {
  const row = '<main><button id="a">a</button><button id="b">b</button></main>'
  const toStart = (it: HTMLElement) => {
    it.remove()
    find('a').before(it)
  }
  await press(show(row, 'b', toStart))
  expect(focused()).toBe('b')
})

test('a later answer of the service counts as well', async () => {
  const row = '<main><button id="a">a</button><button id="b">b</button><button id="c">c</button></main>'
  const button = show(row, 'b', () => {})
  await press(button)
  expect(focused()).toBe('b')
  button.remove()
  await frames()
  expect(focused()).toBe('c')
})

test('who presses with a pointer is given no field to type into', async () => {
  const row = '<main><button id="b">b</button><input id="c"></main>'
  const button = show(row, 'b', (it) => it.remove())
  await userEvent.setup().click(button)
  await frames()
  expect(document.activeElement).toBe(document.body)
})
