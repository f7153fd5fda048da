import 'temporal-polyfill/global'
import { readConfig } from './config.ts'
import { askRunningServer } from './control.ts'
import { addressOf } from './address-of.ts'
import { openHouse } from './frontdesk.ts'
import { type FileCommand, readCommand } from './key-arguments.ts'
import { carryOut, type FormerKeyUses, type KeyCommand, type KeyOutcome, type ShownKey } from './key-commands.ts'
import { serverKeyId } from './media/address-keys.ts'
import { addServerKey, retireServerKeys, serverKeys } from './server-key.ts'
import { startTrouble } from './start-trouble.ts'

async function perform(command: KeyCommand): Promise<KeyOutcome> {
  const config = readConfig(process.env)
  const answered = config.databaseUrl === undefined ? await askRunningServer(config.dataDir, command) : undefined
  if (answered) return answered
  const { store, sealing } = await openHouse({ ...config, databaseWait: 0 })
  try {
    return await carryOut(command, store, sealing, {
      baseUrl: addressOf(config.host, config.port),
      uploadExpiry: config.uploadExpiry,
    })
  } finally {
    await store.close()
  }
}

/** Changes the file of server keys, and says what to do next. */
async function changeServerKeys(command: FileCommand): Promise<string> {
  const { serverKeys: given, dataDir } = readConfig(process.env)
  if (given) {
    throw new Error(
      'The server keys are in SERVER_KEY: put a new one before the old one, separated by a comma, or leave the old one away.',
    )
  }
  if (command.do === 'rotate-server-key') {
    const [current] = addServerKey(dataDir)
    return `The new server key is ${serverKeyId(current)}. Start the server anew, then run keys -- reseal.`
  }
  const [current] = serverKeys(dataDir)
  const { resealed } = await perform({ do: 'reseal' })
  if (resealed?.under !== serverKeyId(current)) {
    throw new Error('The running server still seals under a former key. Start it anew first.')
  }
  const needed = neededInWords(resealed.needed)
  if (needed !== undefined && !command.anyway) {
    throw new Error(`${needed} Try again later, or retire the former keys with --anyway.`)
  }
  retireServerKeys(dataDir)
  return `Only ${serverKeyId(current)} is left. Start the server anew; what was sealed under former keys then opens nothing.`
}

/** What still needs a former server key; undefined where nothing does. */
function neededInWords({ secrets, uploads }: FormerKeyUses): string | undefined {
  if (secrets + uploads === 0) return undefined
  return `Former server keys are still needed by ${secrets} secrets of access keys and ${uploads} uploads under way.`
}

const line = (key: ShownKey): string =>
  [key.accessKeyId, key.role.padEnd(6), key.organization, key.label ?? '', key.disabledAt ? 'disabled' : ''].join('  ')

function inWords({ created, link, keys, disabled, resealed }: KeyOutcome): string {
  if (resealed) {
    const { keys: secrets, addresses, under, needed } = resealed
    return [
      `${secrets} secrets and ${addresses} addresses of files were sealed anew, under the server key ${under}.`,
      neededInWords(needed) ?? 'Nothing that is kept here needs a former server key.',
    ].join('\n')
  }
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
  if (command.do === 'rotate-server-key' || command.do === 'retire-server-key') {
    process.stdout.write(`${await changeServerKeys(command)}\n`)
    return
  }
  const outcome = await perform(command)
  if (command.do === 'disable' && !outcome.disabled) throw new Error('There is no such access key.')
  const bare = outcome.created ?? outcome.link ?? outcome.keys ?? outcome.disabled ?? outcome.resealed
  process.stdout.write(`${json ? JSON.stringify(bare) : inWords(outcome)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${startTrouble(error, process.env.LOG_LEVEL === 'debug').join('\n')}\n`)
  process.exitCode = 1
})
