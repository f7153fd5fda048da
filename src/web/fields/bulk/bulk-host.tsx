import { useSyncExternalStore } from 'react'
import { bulkParts, subscribeBulk } from './bulk.ts'

/** Where runs and exports appear. One per screen; their code comes with the first of them. */
export function BulkHost() {
  const { RunPanel, ExportDialog } = useSyncExternalStore(subscribeBulk, bulkParts)
  return (
    <>
      {RunPanel && <RunPanel />}
      {ExportDialog && <ExportDialog />}
    </>
  )
}
