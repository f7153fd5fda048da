import { createContext } from 'react'

/** Whether fields mark what was changed in them: where something is stored that they differ from. */
export const ChangedMarks = createContext(false)
