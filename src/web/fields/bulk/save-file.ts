import { MINUTE } from '#api/time/durations.ts'

// oxlint-disable-next-line no-control-regex -- No file name may have these characters.
const NOT_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f]+/g

/** A name that every system takes for a file. */
export const fileNameOf = (name: string, ending: string): string =>
  `${name.replaceAll(NOT_IN_NAMES, '-').replace(/^\.+/, '').trim().slice(0, 120) || 'export'}.${ending}`

/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click, at a time that it does not tell.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE)
}
