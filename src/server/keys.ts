import 'temporal-polyfill/global'
import { readConfig } from './config.ts'
import { askRunningServer } from './control.ts'
import { addressOf } from './address-of.ts'
import { openHouse } from './frontdesk.ts'
import { readCommand } from './key-arguments.ts'
import { carryOut, type KeyCommand, type KeyOutcome, type ShownKey } from './key-commands.ts'
import { startTrouble } from './start-trouble.ts'

async function perform(command: KeyCommand): Promise<KeyOutcome> {
  const config = readConfig(process.env)
  const answered = config.databaseUrl === undefined ? await askRunningServer(config.dataDir, command) : undefined
  if (answered) return answered
  const { store, vault } = await openHouse({ ...config, databaseWait: 0 })
  try {
    return await carryOut(command, store, vault, addressOf(config.host, config.port))
  } finally {
    await store.close()
  }
}

const line = (key: ShownKey): string =>
  [key.accessKeyId, key.role.padEnd(6), key.organization, key.label ?? '', key.disabledAt ? 'disabled' : ''].join('  ')

function inWords({ created, link, keys, disabled }: KeyOutcome): string {
  if (link) {
    return [
      `Opens   ${link.organization}, as ${link.role}`,
      `Until   ${link.expiresAt}, once`,
      '',
      `  ${link.url}`,
    ].join('\n')
  }
  if (created) {
    return [
      `Access key ID      ${created.accessKeyId}`,
      `Secret access key  ${created.secretAccessKey}`,
      `Role               ${created.role}`,
      `Organization       ${created.organizationId}`,
      '',
      'The secret is not shown again.',
    ].join('\n')
  }
  if (keys) return keys.length > 0 ? keys.map(line).join('\n') : 'There is no access key.'
  return disabled ? line(disabled) : ''
}

async function main(): Promise<void> {
  const { command, json } = readCommand(process.argv.slice(2))
  const outcome = await perform(command)
  if (command.do === 'disable' && !outcome.disabled) throw new Error('There is no such access key.')
  const bare = outcome.created ?? outcome.link ?? outcome.keys ?? outcome.disabled
  process.stdout.write(`${json ? JSON.stringify(bare) : inWords(outcome)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${startTrouble(error, process.env.LOG_LEVEL === 'debug').join('\n')}\n`)
  process.exitCode = 1
})
