import { beforeAll, describe } from 'vitest'
import { appointmentTests } from './appointments.ts'
import { forgetSuccesses, type Open } from './caller.ts'
import { backupTests } from './backup.ts'
import { batchTests } from './batch.ts'
import { calendarFeedTests } from './calendar-feeds.ts'
import { changeTests } from './changes.ts'
import { closureTests } from './closures.ts'
import { headerTests } from './headers.ts'
import { importTests } from './imports.ts'
import { reportTests } from './reports.ts'
import { invitationTests } from './invitations.ts'
import { keptMediaTests } from './kept-media.ts'
import { listTests } from './lists.ts'
import { loadTests } from './load.ts'
import { organizationTests } from './organization.ts'
import { presenceTests } from './presence.ts'
import { refusalTests } from './refusals.ts'
import { rowTests } from './rows.ts'
import { sharedTypeTests } from './shared-types.ts'
import { signatureTests } from './signatures.ts'

/** What every deployment of this interface must answer, asked over its own signed calls. */
export function conformance(name: string, open: Open): void {
  describe(`${name}:`, () => {
    beforeAll(forgetSuccesses)
    signatureTests(open)
    refusalTests(open)
    headerTests(open)
    listTests(open)
    batchTests(open)
    appointmentTests(open)
    changeTests(open)
    invitationTests(open)
    organizationTests(open)
    presenceTests(open)
    closureTests(open)
    calendarFeedTests(open)
    backupTests(open)
    importTests(open)
    reportTests(open)
    loadTests(open)
    keptMediaTests(open)
    sharedTypeTests(open)
    // Last, since it also asks whether every row of the contract was answered by now.
    rowTests(open)
  })
}
