/** Whether a text is a colour as the contract wants it. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Colours that stand out from light and from dark surfaces alike. */
export const SWATCHES = [
  { id: 'teal', value: '#0f8a80' },
  { id: 'blue', value: '#2f7fc1' },
  { id: 'violet', value: '#8a5fd0' },
  { id: 'pink', value: '#c4529b' },
  { id: 'red', value: '#d0524b' },
  { id: 'orange', value: '#b9721b' },
  { id: 'green', value: '#4a8f3c' },
  { id: 'grey', value: '#7b8380' },
] as const
