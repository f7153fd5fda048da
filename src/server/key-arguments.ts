import { parseArgs } from 'node:util'
import type { KeyCommand } from './key-commands.ts'

const USAGE = `Makes, lists and disables access keys, whether or not the server is running.

  npm run --silent keys -- create --organization NAME --role viewer|staff|admin [--label TEXT] [--json]
  npm run --silent keys -- list [--json]
  npm run --silent keys -- disable ACCESS_KEY_ID [--json]

An organization that is not there yet is made. The settings (DATA_DIR, DATABASE_URL, SERVER_KEY) are those of the server.`

const ROLES = ['viewer', 'staff', 'admin'] as const

/** The command that the words after `keys` mean; throws a sentence where they mean none. */
export function readCommand(words: readonly string[]): { command: KeyCommand; json: boolean } {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      organization: { type: 'string' },
      role: { type: 'string' },
      label: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [name, accessKeyId] = positionals
  const { json } = values
  if (name === 'list') return { command: { do: 'list' }, json }
  if (name === 'disable') {
    if (!accessKeyId) throw new Error('Say which key: keys -- disable ACCESS_KEY_ID')
    return { command: { do: 'disable', accessKeyId }, json }
  }
  if (name !== 'create') throw new Error(USAGE)
  const organization = values.organization?.trim()
  if (!organization) throw new Error('--organization NAME is required.')
  const role = ROLES.find((it) => it === values.role)
  if (!role) throw new Error(`--role must be one of ${ROLES.join(', ')}.`)
  return { command: { do: 'create', organization, role, label: values.label ?? null }, json }
}
