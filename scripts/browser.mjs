// A Chromium for tests and measurements: the installed one, or else one that is installed now.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

// The shell is the same Chromium without windows: tests take a fifth less time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const minute = 60_000

/** The path of a Chromium that starts; installs one only when none is there. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names no program that can be started: ${chosen}`)
  }
  const found = installed()
  if (found) return found
  if (run('npx', ['playwright', 'install', 'chromium'], 3 * minute) && isExecutable(chromium.executablePath())) {
    return chromium.executablePath()
  }
  if (process.getuid?.() === 0 && run('apt-get', ['update'], 2 * minute)) {
    const install = (name) => run('apt-get', ['install', '-y', name], 5 * minute)
    if (!install('chromium-headless-shell')) install('chromium')
    const fresh = installed()
    if (fresh) return fresh
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; anywhere: ' +
      'npx playwright install chromium) or name it in CHROMIUM_PATH.',
  )
}

/** How tests start it: nothing that talks to the outside by itself, and no sandbox only where root leaves no choice. */
export function browserArgs() {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { env, timeout, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findBrowser())
