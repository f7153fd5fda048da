// Calls with every key of two tenants, of which none may see, change or break anything of the other's:
//   npm run fuzz -- [--calls N] [--seed TEXT]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { calls: { type: 'string' }, seed: { type: 'string' } } })
const { calls = '100000', seed = String(Date.now()) } = values
console.log(`The same calls again: npm run fuzz -- --calls ${calls} --seed ${seed}`)
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'laws', 'src/server/fuzz-tenants.laws.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FRONTDESK_FUZZ_CALLS: calls, FRONTDESK_LONG_SEED: seed } },
)
process.exitCode = status ?? 1
