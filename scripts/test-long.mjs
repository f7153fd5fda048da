// Long histories over servers and databases that fail, planted faults that must be found, 10,000 random writes beside
// their log, and loads that no short test carries out (src/server/loads):
//   npm run test:long -- [--seed TEXT] [--rounds N] [--blows N] [--writes N] [--waves N] [--wave N] [--only TITLE]
// `--waves` is how many waves of short histories there are, `--wave` the only one of them that is carried out.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    blows: { type: 'string' },
    writes: { type: 'string' },
    waves: { type: 'string' },
    wave: { type: 'string' },
    only: { type: 'string' },
  },
})
// A seed that nobody chose is told, so that the same plan can be carried out again.
const seed = values.seed ?? String(Date.now())
const { rounds = '3', blows = '20', writes = '10000', waves = '5', wave, only } = values
const again = [
  'npm run test:long --',
  `--seed ${seed} --rounds ${rounds} --blows ${blows} --writes ${writes} --waves ${waves}`,
  wave ? `--wave ${wave}` : '',
  only ? `--only '${only}'` : '',
]
console.log(`The same plan again: ${again.filter(Boolean).join(' ')}`)

// Waves are in one file: the others need not be read for one of them.
const files = wave ? ['src/server/histories.long'] : []
const args = ['run', '--project', 'long', ...files, ...(only ? ['-t', only] : [])]
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FRONTDESK_LONG_SEED: seed,
    FRONTDESK_LONG_ROUNDS: rounds,
    FRONTDESK_LONG_BLOWS: blows,
    FRONTDESK_LONG_WRITES: writes,
    FRONTDESK_LONG_WAVES: waves,
    ...(wave && { FRONTDESK_LONG_WAVE: wave }),
  },
})
process.exitCode = status ?? 1
