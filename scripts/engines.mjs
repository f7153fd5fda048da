// The browsers of other engines that tests drive: the installed ones, or else those of the package manager, installed now.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const minute = 60_000

/** What each engine needs: programs, any of which will do, and the packages of Debian that bring them. */
const NEEDED = {
  firefox: [{ programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] }],
  webkit: [
    { programs: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
    { programs: ['Xvfb'], packages: ['xvfb'] },
  ],
}

/** The names of the engines. */
export const ENGINES = Object.keys(NEEDED)

/** The path of an engine's program (of its driver, where it needs one); installs what is missing, or throws why not. */
export function findEngine(name) {
  const missing = NEEDED[name].filter(({ programs }) => !found(programs))
  if (missing.length > 0) {
    const packages = missing.flatMap((it) => it.packages)
    const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
    if (process.getuid?.() !== 0) throw new Error(`not installed; Debian: ${install}`)
    if (!aptGet(['update'], 1) || !aptGet(install.split(' ').slice(1), 2)) throw new Error(`could not run ${install}`)
  }
  const [first] = NEEDED[name].map(({ programs }) => found(programs))
  if (!first) throw new Error(`the package ${NEEDED[name][0].packages[0]} brought no program`)
  return first
}

function found(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function aptGet(args, minutes) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: minutes * minute, stdio: ['ignore', 'ignore', 'inherit'] }
  return spawnSync('apt-get', args, options).status === 0
}
