import { type RefObject } from 'react'
import { filesChosen } from './dropped-files.ts'

interface FilesInputProps {
  input: RefObject<HTMLInputElement | null>
  /** Chooses a folder, with everything in it. */
  folder?: boolean
  /** Chooses no more than one file. */
  single?: boolean
  onFiles: (files: readonly File[]) => void
}

/** The browser's own choice of files, opened by a button: `input.current?.click()`. */
export function FilesInput({ input, folder = false, single = false, onFiles }: FilesInputProps) {
  return (
    // A plain element: one that is styled drops the attributes it does not know, such as the one for folders.
    <input
      ref={input}
      type="file"
      hidden
      style={{ display: 'none' }}
      multiple={!single}
      aria-hidden="true"
      tabIndex={-1}
      data-chooses={folder ? 'folder' : 'files'}
      {...(folder && { webkitdirectory: '' })}
      onChange={({ currentTarget }) => {
        onFiles(filesChosen(currentTarget))
        // The same files can be chosen once more.
        currentTarget.value = ''
      }}
    />
  )
}
