import { createContext } from 'react'

/**
 * Where drafts may be kept: `device` survives the browser (a remembered connection), `tab` only a reload (a connection of
 * this tab alone must leave nothing behind).
 */
export type DraftPlace = 'device' | 'tab'

/** Says where drafts of the connection may be kept; nothing but the tab unless told. */
export const DraftPlaceContext = createContext<DraftPlace>('tab')
