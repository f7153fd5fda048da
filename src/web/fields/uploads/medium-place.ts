import { createContext } from 'react'

/** Tells the address of a medium's page; undefined where there is none to link to. */
export const MediumPlace = createContext<((id: string) => string) | undefined>(undefined)
