import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#api/contract/changes.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useCaller } from '../../client/use-caller.ts'
import { useExtension } from '../../client/use-operation.ts'

/** Who did something, as the service keeps it. */
export type Doer = Pick<AuditEntry, 'person' | 'key'>

/** Names who did something: the person, else the access key by its purpose, else the service itself. Names are asked for where they are wanted. */
export const useWho = (isWanted = true): ((doer: Doer) => string) => {
  const api = useApi()
  const { i18n } = useLingui()
  const caller = useCaller()
  const people = useQuery({
    ...queryAllOf(api, contract.people.list),
    enabled: useExtension('people') && isWanted,
  }).data
  const isAdmin = caller?.rights.includes('administer') ?? false
  const keys = useQuery({
    ...queryAllOf(api, contract.adminKeys.list),
    enabled: useExtension('keys') && isAdmin && isWanted,
  }).data
  return ({ person, key }) => {
    if (person !== null) {
      const name = people?.items.find(({ id }) => id === person)?.name
      if (name !== undefined) return name
    }
    if (key === null) return i18n._('The service')
    const label = keys?.items.find(({ accessKeyId }) => accessKeyId === key)?.label
    if (label) return label
    return key === caller?.accessKeyId ? i18n._('You') : i18n._('Access key …{end}', { end: key.slice(-4) })
  }
}
