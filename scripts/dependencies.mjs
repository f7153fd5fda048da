// What the lockfile brings in, checked without a network: licenses, where packages come from, what runs at installation,
// and what is known against their versions (known-faults.json).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coverage, faultsIn, knownFaults } from './known-faults.mjs'

/** Licenses under which anybody may pass the built product on. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
])
/** Licenses of tools, which do not go into the product. */
const OF_TOOLS = new Set([...PERMISSIVE, 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'])
/** What is used as it is, as a library of its own that whoever installs it may replace: libvips behind sharp. */
const SEPARATE = { name: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' }
/** Packages that stand in the lockfile because a tool of a product's package needs them; nothing of them is built in. */
const ONLY_TOOLS = new Set(['argparse', 'caniuse-lite'])
/** Packages whose license is not in the lockfile, read by hand in what they bring. */
const READ_BY_HAND = { 'cli-table@0.3.11': 'MIT', 'combine-errors@3.0.3': 'MIT' }
/** Packages that run a program when they are installed: esbuild fetches nothing where its package is there, fsevents is of macOS. */
const MAY_RUN = new Set(['esbuild', 'fsevents'])

/** Every license of which one must hold, each as the list of those that hold together. */
const choices = (license) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((all) => all.split(' AND '))

/** What is wrong with a lockfile and its package.json, one sentence each. */
export function dependencyProblems(lock, { dependencies = {}, devDependencies = {} }) {
  const loose = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}.`)
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  return [...loose, ...packages.flatMap(([path, entry]) => problemsOf(path, entry))]
}

function problemsOf(path, { version, license, dev, integrity, resolved, hasInstallScript }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const given = license ?? READ_BY_HAND[`${name}@${version}`]
  const isTool = dev || ONLY_TOOLS.has(name)
  const allowed = isTool ? OF_TOOLS : PERMISSIVE
  const holds = (one) => allowed.has(one) || (SEPARATE.name.test(name) && one === SEPARATE.license)
  return [
    ...(given === undefined ? [`${name}@${version} tells no license.`] : []),
    ...(given !== undefined && !choices(given).some((all) => all.every(holds))
      ? [
          `${name}@${version} has the license ${given}, which is not among those that ${isTool ? 'tools' : 'the product'} may have.`,
        ]
      : []),
    ...(integrity === undefined ? [`${name}@${version} has no checksum.`] : []),
    ...(resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')
      ? [`${name}@${version} comes from ${resolved}.`]
      : []),
    ...(hasInstallScript && !MAY_RUN.has(name) ? [`${name}@${version} runs a program when it is installed.`] : []),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  const lock = read('package-lock.json')
  const known = knownFaults()
  const problems = [...dependencyProblems(lock, read('package.json')), ...faultsIn(lock, known)]
  for (const problem of problems) console.error(problem)
  const all = Object.entries(lock.packages).filter(([path]) => path !== '')
  const shipped = all.filter(([, { dev }]) => !dev)
  for (const line of coverage(lock, known)) console.log(line)
  console.log(`${all.length} packages, ${shipped.length} of them in the product: ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
