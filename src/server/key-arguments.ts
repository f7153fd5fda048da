import { parseArgs } from 'node:util'
import type { Role } from '#api/contract/operation.ts'
import type { KeyCommand } from './key-commands.ts'

const USAGE = `Makes sign-in links, and makes, lists and disables access keys, whether or not the server is running.

  npm run --silent keys -- link [--organization NAME] [--role viewer|staff|admin] [--label TEXT] [--url ADDRESS] [--json]
  npm run --silent keys -- create --organization NAME --role viewer|staff|admin [--label TEXT] [--json]
  npm run --silent keys -- list [--json]
  npm run --silent keys -- disable ACCESS_KEY_ID [--json]
  npm run --silent keys -- rotate-server-key    (a new key into DATA_DIR; the server seals under it from its next start on)
  npm run --silent keys -- reseal               (secrets and addresses of files, under the first server key; tells what still needs a former one)
  npm run --silent keys -- retire-server-key [--anyway]   (former keys out of DATA_DIR, once nothing here needs them)

A link signs in one browser, once, within 15 minutes; without a name it opens the first organization, as an admin, at the
address of the server. An organization that is not there yet is made. The settings (DATA_DIR, DATABASE_URL, SERVER_KEY) are those of the server.`

/** What is done to the file of server keys itself, by whoever may read it. */
export type FileCommand =
  | { do: 'rotate-server-key' }
  /** `anyway` retires former keys also while something needs them. */
  | { do: 'retire-server-key'; anyway?: boolean }

const ROLES = ['viewer', 'staff', 'admin'] as const

/** The command that the words after `keys` mean; throws a sentence where they mean none. */
export function readCommand(words: readonly string[]): { command: KeyCommand | FileCommand; json: boolean } {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      organization: { type: 'string' },
      role: { type: 'string' },
      label: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
    },
  })
  const [name, accessKeyId] = positionals
  const { json } = values
  if (name === 'list') return { command: { do: 'list' }, json }
  if (name === 'retire-server-key' && values.anyway) return { command: { do: name, anyway: true }, json }
  if (name === 'reseal' || name === 'rotate-server-key' || name === 'retire-server-key') {
    return { command: { do: name }, json }
  }
  if (name === 'disable') {
    if (!accessKeyId) throw new Error('Say which key: keys -- disable ACCESS_KEY_ID')
    return { command: { do: 'disable', accessKeyId }, json }
  }
  if (name === 'link') return { command: linkCommand(values), json }
  if (name !== 'create') throw new Error(USAGE)
  const organization = values.organization?.trim()
  if (!organization) throw new Error('--organization NAME is required.')
  const role = roleOf(values.role)
  return { command: { do: 'create', organization, role, label: values.label ?? null }, json }
}

function roleOf(given: string | undefined): Role {
  const role = ROLES.find((it) => it === given)
  if (!role) throw new Error(`--role must be one of ${ROLES.join(', ')}.`)
  return role
}

interface LinkWords {
  organization?: string | undefined
  role?: string | undefined
  label?: string | undefined
  url?: string | undefined
}

function linkCommand({ organization, role = 'admin', label, url }: LinkWords): KeyCommand {
  const named = organization?.trim()
  if (organization !== undefined && !named) throw new Error('--organization must be a NAME.')
  if (url !== undefined && !(/^https?:/.test(url) && URL.canParse(url))) {
    throw new Error('--url must be the address of the dashboard, such as https://desk.example.org')
  }
  return {
    do: 'link',
    ...(named && { organization: named }),
    role: roleOf(role),
    label: label ?? null,
    ...(url && { baseUrl: url.replace(/[/#?]+$/, '') }),
  }
}
