import { useSearchParams } from 'react-router-dom'
import { text } from './url-state.ts'
import { useSearchParam } from './use-url-state.ts'

const OPEN = text()

/** Which record of a list is open in the panel beside it: kept in the address, so that it is linked, reloaded and gone back to. */
export interface OpenRecord {
  /** Its id; empty where none is. */
  open: string
  /** The address of a record's panel, with all else that the address says. */
  hrefOf: (id: string) => string
  close: () => void
}

/** The record whose panel is open beside a list. A press on a row leads to `hrefOf`, as the row of any list leads to its record. */
export function useOpenRecord(): OpenRecord {
  const [params] = useSearchParams()
  const [open, setOpen] = useSearchParam('open', OPEN)
  return {
    open,
    hrefOf: (id) => {
      const query = new URLSearchParams(params)
      query.set('open', id)
      return `?${query}`
    },
    close: () => setOpen('', { replace: false }),
  }
}
