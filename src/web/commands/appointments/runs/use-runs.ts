import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { useBulk } from '../../../fields/bulk/use-bulk.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paths } from '../../../paths/paths.ts'
import { displayName } from '../records/appointment-name.ts'
import type { Changes, InterfaceVersion } from '../interface-version.ts'
import { type OwnWrite, pick, recordWrite } from '../history.ts'
import { inverseOf, neededChanges } from '../../../fields/appointment-inverse.ts'
import { useClinic } from '../records/queries.ts'

type BulkRun = ReturnType<typeof useBulk>['run']

interface ChangeRun {
  title: string
  records: readonly Appointment[]
  changesOf: (record: Appointment) => Changes
  /** Whether a record that somebody else has changed since must be refused. */
  strict?: boolean
  /** Changes under way at the same time. */
  concurrency?: 1 | 2 | 3 | 4
}

const { appointmentsV1: v1, appointmentsV2: v2 } = contract

/** The body of a change in the words of version 1, which has no sub-status. */
const inV1 = ({ status, subStatus: _untold, ...rest }: Changes) => ({ ...rest, ...(status && { state: status }) })

/** Runs over many appointments, in the sight of the person. */
export function useRuns(version: InterfaceVersion) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const bulk = useBulk()
  const { connectionId } = useApi()
  const zoneOf = (record: Appointment) => zoneOfFirst(record.calendarIds, clinic.calendars)
  const common = {
    id: (record: Appointment) => record.id,
    name: (record: Appointment) =>
      `${format.date(record.startDate, zoneOf(record), 'day')} · ${displayName(i18n, record)}`,
    to: (record: Appointment) => paths.appointments.one(record.id),
  }
  /** Keeps what was done in the history of this browser, each record once, also after its run is repeated. */
  const remembering = (
    kind: OwnWrite['kind'],
    records: readonly Appointment[],
    changesOf: (record: Appointment) => Changes,
  ) => {
    const known = new Set<string>()
    return ({ done }: { done: readonly string[] }) => {
      for (const record of records) {
        if (!done.includes(record.id) || known.has(record.id)) continue
        known.add(record.id)
        const after = { ...record, ...changesOf(record) }
        const names = Object.keys(changesOf(record))
        const write = { before: pick(record, names), after: pick(after as Appointment, names) }
        recordWrite(connectionId, { kind, appointmentId: record.id, ...write })
      }
    }
  }
  return {
    zoneOf,
    remembering,
    /** Any operation; `bulk.run` with names and addresses. */
    run: <R extends Row, U extends Row = R>(
      work: Omit<Parameters<typeof bulk.run<R, Appointment, U>>[0], keyof typeof common>,
    ) => (bulk.run as BulkRun)<R, Appointment, U>({ ...common, ...work }),
    /** Changes fields; what is taken back is the very change, and only where nobody has changed the record since. */
    change: ({ title, records, changesOf: wantedOf, strict = false, concurrency }: ChangeRun): Promise<boolean> => {
      const changesOf = (record: Appointment) => neededChanges(record, wantedOf(record))
      const params = (record: Appointment) => ({ params: { id: record.id } })
      const based = (record: Appointment) => ({ ...params(record), ...(strict && { ifVersion: record.version }) })
      const back = (record: Appointment) => inverseOf(record, changesOf(record))
      const basisOf = (record: Appointment) => {
        const names = Object.keys(changesOf(record))
        // With another calendar the new time would be somebody else's.
        return pick(record, names.includes('startDate') ? [...names, 'calendarIds'] : names)
      }
      const onEnd = remembering('changed', records, changesOf)
      const pace = concurrency && { concurrency }
      return version === 2
        ? bulk.run({
            ...common,
            ...pace,
            title,
            records,
            onEnd,
            row: v2.update,
            inputOf: (record) => ({ ...based(record), body: changesOf(record) }),
            ...(strict && { basisOf }),
            undo: {
              row: v2.update,
              inputOf: (record) => ({ ...params(record), body: back(record) }),
              takes: 'version',
            },
          })
        : bulk.run({
            ...common,
            ...pace,
            title,
            records,
            onEnd,
            row: v1.update,
            inputOf: (record) => ({ ...based(record), body: inV1(changesOf(record)) }),
            ...(strict && { basisOf }),
            undo: {
              row: v1.update,
              inputOf: (record) => ({ ...params(record), body: inV1(back(record)) }),
              takes: 'version',
            },
          })
    },
  }
}
