const TEXTS = 'input:is([type=text],[type=search],[type=tel],[type=url],:not([type])),textarea'

let letters = ''
let listening: AbortController | undefined

const forget = (): void => {
  listening?.abort()
  listening = undefined
  letters = ''
}

/** As if it were typed where the cursor stands, so that whoever listens to the field is told. */
const write = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(TEXTS)

/**
 * Keeps the letters that are typed into nothing while `isOpening` says that something is on its way, and gives them to the first
 * field that then takes the focus: whoever knows the keys types on before the window is there. Any other key or press drops them.
 */
export function keepTypedAhead(isOpening: () => boolean): void {
  if (listening) return
  listening = new AbortController()
  const { signal } = listening
  const options = { signal, capture: true }
  window.addEventListener('pointerdown', forget, options)
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event
      if (event.isComposing || key === 'Shift') return
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (key === 'Backspace' && letters !== '') letters = letters.slice(0, -1)
      else if (!isLetter || !isOpening() || isText(target)) return forget()
      else if (key !== ' ' || letters !== '') letters += key
      else return
      // A space would press the button that has the focus still.
      event.preventDefault()
    },
    options,
  )
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isText(target)) return
      const text = letters
      forget()
      // After the field's own answer to the focus, which may choose what stands in it.
      if (text !== '') queueMicrotask(() => write(target, text))
    },
    options,
  )
}
