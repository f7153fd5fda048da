const filesOfFolder = (folder: FileSystemDirectoryEntry): Promise<File[]> => {
  const reader = folder.createReader()
  const readOn = (): Promise<FileSystemEntry[]> => new Promise((resolve, reject) => reader.readEntries(resolve, reject))
  const read = async (): Promise<File[]> => {
    // A reader gives a hundred entries at most, and none once it has given all.
    const entries = await readOn()
    if (entries.length === 0) return []
    const files = await Promise.all(entries.map(filesOf))
    return [...files.flat(), ...(await read())]
  }
  return read()
}

const filesOf = async (entry: FileSystemEntry): Promise<File[]> => {
  // What a system keeps for itself in a folder (`.DS_Store`) nobody means to send.
  if (entry.name.startsWith('.')) return []
  if (entry.isDirectory) return filesOfFolder(entry as FileSystemDirectoryEntry)
  return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
}

/** Whether files are dragged, and not a piece of the page. */
export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/**
 * The files that were dropped or pasted, and those in dropped folders and the folders in them. Call it while the event is
 * handed out: afterwards the browser has forgotten them.
 */
export const filesIn = async (transfer: DataTransfer): Promise<readonly File[]> => {
  const plain = [...transfer.files]
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.every((entry) => entry.isFile)) return plain
  const files = await Promise.all(entries.map(filesOf))
  return files.flat()
}

/** The files that were chosen in an input, those aside that a system keeps for itself in a folder. */
export const filesChosen = (input: HTMLInputElement): readonly File[] =>
  [...(input.files ?? [])].filter(({ name }) => !name.startsWith('.'))
