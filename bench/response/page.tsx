import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** As little as React can do for a press: a word that changes, and a field that holds what is typed. */
function Empty() {
  const [isOpen, open] = useState(false)
  const [typed, type] = useState('')
  return (
    <>
      <button type="button" onClick={() => open(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      <input aria-label="Typed" value={typed} onChange={({ target }) => type(target.value)} />
    </>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(<Empty />)
