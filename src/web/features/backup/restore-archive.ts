import { type BackedUp, MOST_RESTORED } from '#api/contract/backup-limits.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/api.ts'
import { restoreSettings, settingsFrom } from './organization-settings.ts'
import { readArchive, type ReadRow } from './read-archive.ts'
import type { LeftOutRow } from './judge-archive.ts'

/** Characters and values of a call's rows: the service takes somewhat more. */
const MOST_CHARACTERS = 400_000
const MOST_VALUES = 30_000

/** What a restore did. */
export interface RestoreOutcome {
  restored: number
  /** Were here already, from a try that was broken off. */
  known: number
  refused: LeftOutRow[]
  /** Whether the settings of the organization came along. */
  isOrganizationSet: boolean
}

type Sendable = ReadRow & { value: Record<string, unknown> }

/** Sends the rows of an archive, some at a time and each kind by itself; whoever sends the same file again doubles nothing. */
export async function restoreArchive(
  api: Api,
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<RestoreOutcome> {
  const outcome: RestoreOutcome = { restored: 0, known: 0, refused: [], isOrganizationSet: false }
  let backup = ''
  let organization: unknown
  let batch: Sendable[] = []
  let [characters, values] = [0, 0]
  let done = 0

  const send = async (): Promise<void> => {
    const [first] = batch
    if (!first) return
    signal.throwIfAborted()
    const sent = batch
    batch = []
    characters = 0
    values = 0
    const { resource } = first
    const body = { backup, resource, rows: sent.map(({ value }) => value) }
    const { results } = await api.call(contract.backup.restore, { body, signal })
    for (const [at, { status, description = '', errors }] of results.entries()) {
      if (status === 'restored') outcome.restored++
      else if (status === 'known') outcome.known++
      else outcome.refused.push({ resource, number: sent[at]?.number ?? 0, refusal: { description, errors } })
    }
    done += sent.length
    onProgress(done)
  }

  const add = async (row: Sendable): Promise<void> => {
    const text = JSON.stringify(row.value)
    const count = text.split(',').length
    const isOther = batch.some((it: { resource: BackedUp }) => it.resource !== row.resource)
    const isFull =
      batch.length >= MOST_RESTORED || characters + text.length > MOST_CHARACTERS || values + count > MOST_VALUES
    if (isOther || isFull) await send()
    batch.push(row)
    characters += text.length
    values += count
  }

  await readArchive(file, {
    onManifest: (manifest) => {
      backup = manifest.id
      organization = manifest.organization
    },
    onRows: async (rows) => {
      for (const row of rows) {
        const { value, resource, number } = row
        if (value) await add({ ...row, value })
        else outcome.refused.push({ resource, number, refusal: undefined })
      }
    },
  })
  await send()
  const settings = settingsFrom(organization)
  if (settings) outcome.isOrganizationSet = await restoreSettings(api, settings, signal)
  await api.call(contract.backup.end, { body: { backup } })
  return outcome
}
