import type { Edit } from './edits.ts'
import type { PrivateFacts } from './exif.ts'

/** What is found in a file while it is followed: what takes it out, and what it says. */
export interface Found {
  /** In the order of the file. */
  edits: Edit[]
  facts: PrivateFacts[]
}
