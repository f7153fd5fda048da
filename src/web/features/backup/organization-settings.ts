import type { z } from 'zod/mini'
import { type OrganizationDocument, organizationSettings } from '#api/contract/organization.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/api.ts'

/** What was set of an organization, as it is written. */
type Settings = z.output<typeof organizationSettings>

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  const told = Object.entries(value).flatMap(([name, it]) => (it === null ? [] : [[name, withoutNulls(it)]]))
  return Object.fromEntries(told)
}

/** Settings as an archive has them; undefined where they are none that the contract knows. */
export const settingsFrom = (value: unknown): Settings | undefined => {
  const read = organizationSettings.safeParse(value)
  return read.success ? read.data : undefined
}

/** What was set of the organization whose key this is; undefined where the deployment keeps nothing of it, or nothing was set. */
export async function readSettings(api: Api, signal: AbortSignal): Promise<Settings | undefined> {
  if (!(await api.discovery())?.extensions.includes('organization')) return undefined
  const { organization } = await api.call(contract.me.get, { signal })
  if (organization.version === 0) return undefined
  const { id: _id, version: _version, updatedAt: _updatedAt, ...document } = organization satisfies OrganizationDocument
  return settingsFrom(withoutNulls(document))
}

/** Writes what an archive says of the organization, where nothing was set yet; answers whether it did. */
export async function restoreSettings(api: Api, settings: Settings, signal: AbortSignal): Promise<boolean> {
  if (!(await api.discovery())?.extensions.includes('organization')) return false
  const { organization } = await api.call(contract.me.get, { signal })
  if (organization.version !== 0) return false
  await api.call(contract.adminOrganization.update, { body: settings, signal })
  return true
}
