import { run } from './dump-command.ts'
import { verifyDump, verifyDumpFile } from './verify-dump.ts'

await run('npm run --silent verify -- [FILE]', async ([file = '-']) => {
  const { records, organizations, appointments } = await (file === '-'
    ? verifyDump(process.stdin)
    : verifyDumpFile(file))
  return `This dump is whole and can be restored: ${records} records, ${appointments} of them appointments; organizations: ${organizations}. Sealed secrets need the key file of its time.`
})
