// Known faults of the packages in the lockfile, kept in known-faults.json so that every check can read them without a
// network. Where the registry answers, this asks it anew for exactly the versions of the lockfile:
//   node scripts/known-faults.mjs
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isWithin } from './version-ranges.mjs'

const LIST = new URL('known-faults.json', import.meta.url)

/** Advisories that do no harm here although a version is within: by id, why. */
export const ACCEPTED = {
  // Mended in 6.2.108, another major version. Pages paint documents onto a canvas: no layer of forms, no scripting
  // (dependencies.test.ts), and their policy runs no text as code.
  'GHSA-hq66-cqwq-w95j': 'only what paints a page is used of it, which runs no scripts of a document',
  'GHSA-gv7w-rqvm-qjhr': 'Deno is not used; in Node its program comes with a checksum of the lockfile',
  'GHSA-jmr9-qjv8-65gv': 'archives are unpacked only where a browser is downloaded, and none is',
  'GHSA-7pqw-9j4j-h8q3': 'archives are unpacked only where a browser is downloaded, and none is',
}

/** The advisories of known-faults.json, and until when they were read. */
export const knownFaults = () => JSON.parse(readFileSync(LIST, 'utf8'))

/** Every package of a lockfile once a version: `[name, version]`. */
export function packagesOf(lock) {
  const all = Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path === '' ? [] : [`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`],
  )
  return [...new Set(all)].toSorted().map((it) => it.split(' '))
}

/** What is known against versions of the lockfile, one sentence each, and what was accepted without need. */
export function faultsIn(lock, { advisories }, accepted = ACCEPTED) {
  const met = packagesOf(lock).flatMap(([name, version]) =>
    advisories.filter((it) => it.package === name && isWithin(version, it.range)).map((it) => ({ ...it, version })),
  )
  const faults = met
    .filter(({ id }) => accepted[id] === undefined)
    .map((it) => `${it.package}@${it.version} has a known fault: ${it.title} (${it.id}, ${it.severity}).`)
  const needless = Object.keys(accepted)
    .filter((id) => !met.some((it) => it.id === id))
    .map((id) => `${id} is accepted in scripts/known-faults.mjs, but no version here has it.`)
  return [...faults, ...needless]
}

/** The versions for which the registry was never asked: an advisory about one of them may be missing here. */
export const newerThan = (lock, { asked }) =>
  packagesOf(lock).filter(([name, version]) => !asked.versions[name]?.includes(version))

/** The list after the registry was asked for the versions of a lockfile, and answered with `npm audit --json`. */
export function listAfter(list, lock, audit, day) {
  const heard = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    // Where it is a name, the fault is of that package.
    via
      .filter((it) => typeof it === 'object')
      .map(({ name, range, title, severity, url }) => ({
        id: url.split('/').at(-1),
        package: name,
        range,
        severity,
        title,
      })),
  )
  const byPlace = new Map([...list.advisories, ...heard].map((it) => [`${it.package} ${it.id}`, it]))
  const versions = {}
  for (const [name, version] of packagesOf(lock)) versions[name] = [...(versions[name] ?? []), version]
  const advisories = [...byPlace.keys()].toSorted().map((place) => byPlace.get(place))
  return { ...list, asked: { on: day, versions }, advisories }
}

/** How much the list knows of a lockfile. */
export function coverage(lock, list) {
  const all = packagesOf(lock).length
  const newer = newerThan(lock, list).length
  const asked = list.asked.on ? `the registry was asked on ${list.asked.on}` : 'the registry was never asked'
  const { on, until, packages } = list.read
  return [
    `Known faults: ${list.advisories.length} advisories are kept; ${asked}, and ${newer} of ${all} versions are newer than its answer.`,
    `Of ${packages.length} packages the advisories published until ${until} were read on ${on}.`,
    `${Object.keys(ACCEPTED).length} advisories are accepted, each with its reason (scripts/known-faults.mjs).`,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  const audit = JSON.parse(stdout || '{}')
  if (audit.vulnerabilities === undefined) {
    console.error(
      `The registry tells no advisories (${audit.message ?? stderr.split('\n')[0]}); the list stays as it was.`,
    )
    process.exit(1)
  }
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const list = listAfter(knownFaults(), lock, audit, new Date().toISOString().slice(0, 10))
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`)
  for (const line of [...coverage(lock, list), ...faultsIn(lock, list)]) console.log(line)
}
