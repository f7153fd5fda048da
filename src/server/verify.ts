import { readNamed, run } from './dump-command.ts'
import { mergedRecords } from './increments.ts'
import { verifyDump } from './verify-dump.ts'

await run('npm run --silent verify -- [FILE [INCREMENT]…]', { most: Infinity }, async ({ files }) => {
  const named = files.length === 0 ? ['-'] : files
  const { records, organizations, appointments } = await verifyDump(
    mergedRecords(named.map((file) => () => readNamed(file))),
  )
  return `This dump is whole and can be restored: ${records} records, ${appointments} of them appointments; organizations: ${organizations}. Sealed secrets need the key file of its time.`
})
