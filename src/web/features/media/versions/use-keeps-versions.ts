import { useExtension } from '../../../client/use-operation.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'

/** Whether the deployment keeps earlier versions of files, and shows them to the key in use: those are for who may change media. */
export const useKeepsVersions = (): boolean => {
  const refused = useRefusal('write')
  return useExtension('trash') && refused === undefined
}
