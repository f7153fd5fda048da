/** What was dropped or pasted. */
export interface Dropped {
  files: readonly File[]
  /** Names of the files and folders that this device would not open. */
  unread: readonly string[]
}

/** The folders that a file was dropped or chosen in, outermost first; a file itself does not know where it came from. */
const folders = new WeakMap<File, readonly string[]>()

/** The names of the folders that a file came with, outermost first; none for one that came alone. */
export const foldersOf = (file: File): readonly string[] =>
  folders.get(file) ?? (file.webkitRelativePath ?? '').split('/').slice(0, -1)

const byName = new Intl.Collator(undefined, { numeric: true })

const readFolder = async (
  folder: FileSystemDirectoryEntry,
  unread: string[],
  path: readonly string[],
): Promise<File[]> => {
  const reader = folder.createReader()
  const readOn = (): Promise<FileSystemEntry[]> => new Promise((resolve, reject) => reader.readEntries(resolve, reject))
  const read = async (): Promise<FileSystemEntry[]> => {
    // A reader gives a hundred entries at most, and none once it has given all.
    const entries = await readOn().catch(() => {
      unread.push(folder.name)
      return []
    })
    return entries.length === 0 ? [] : [...entries, ...(await read())]
  }
  // They come in the order of the disk, which nobody sees elsewhere.
  const entries = (await read()).toSorted((a, b) => byName.compare(a.name, b.name))
  const files = await Promise.all(entries.map((entry) => readEntry(entry, unread, path)))
  return files.flat()
}

const readEntry = async (entry: FileSystemEntry, unread: string[], path: readonly string[] = []): Promise<File[]> => {
  // What a system keeps for itself in a folder (`.DS_Store`) nobody means to send.
  if (entry.name.startsWith('.')) return []
  if (entry.isDirectory) return readFolder(entry as FileSystemDirectoryEntry, unread, [...path, entry.name])
  try {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    folders.set(file, path)
    return [file]
  } catch {
    unread.push(entry.name)
    return []
  }
}

/** Whether files are dragged, and not a piece of the page. */
export const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/**
 * The files that were dropped or pasted, and those in dropped folders and the folders in them. Call it while the event is
 * handed out: afterwards the browser has forgotten them.
 */
export const filesIn = async (transfer: DataTransfer): Promise<Dropped> => {
  const plain = [...transfer.files]
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.every((entry) => entry.isFile)) return { files: plain, unread: [] }
  const unread: string[] = []
  const files = await Promise.all(entries.map((entry) => readEntry(entry, unread)))
  return { files: files.flat(), unread }
}

/** The files that were chosen in an input, those aside that a system keeps for itself in a folder. */
export const filesChosen = (input: HTMLInputElement): readonly File[] =>
  [...(input.files ?? [])].filter(({ name }) => !name.startsWith('.'))
