import { createContext, type ReactNode } from 'react'

/** The buttons of the table itself, which stand at the end of the bar of filters above it. */
export const TableTools = createContext<ReactNode>(null)
