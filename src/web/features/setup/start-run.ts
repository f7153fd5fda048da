import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { callData } from '../../client/call-data.ts'
import { madeBy, type RunLine } from '../../fields/bulk/run-data.ts'
import type { StartService } from './starts.ts'

/** What is taken of a start, its names in the reader's language. */
export interface ChosenStart {
  services: readonly StartService[]
  /** The calendars that offer the services. */
  offering: readonly Calendar[]
  /** Those of them that get the hours. */
  opening: readonly Calendar[]
  /** What the hours are called. */
  hoursName: string
  workingHours: WeeklySchedule['configuration']['workingHours']
  /** Ids of the service types that are there already, by their names. */
  types: ReadonlyMap<string, string>
}

const remove = { params: { id: '' } }

/** The lines of a run that makes a start: missing types first, then services, then hours; `newId` names the lines. */
export function startLines(start: ChosenStart, newId: () => string): RunLine[] {
  const { services, offering, opening, hoursName, workingHours, types } = start
  const missing = [...new Set(services.map(({ type }) => type))].filter((name) => !types.has(name))
  const typeLines = missing.map((name): RunLine => ({
    id: newId(),
    name,
    call: callData(contract.serviceTypes.create, { body: { name } }),
    inverse: { ...callData(contract.serviceTypes.remove, remove), takesId: true },
  }))
  const lineOf = new Map(typeLines.map(({ id, name }) => [name, id]))
  const calendars = offering.map(({ id }) => ({ calendarId: id, active: true }))
  const serviceLines = services.map(({ name, type, duration, timeBetween, color }): RunLine => {
    const made = lineOf.get(type)
    const typeId = made === undefined ? types.get(type) : madeBy(made)
    return {
      id: newId(),
      name,
      ...(made !== undefined && { needs: [made] }),
      call: callData(contract.services.create, {
        body: { name, duration, timeBetween, color, calendars, ...(typeId && { typeId }) },
      }),
      inverse: { ...callData(contract.services.remove, remove), takesId: true },
    }
  })
  const hours = opening.map(({ id: calendarId, name, timezone }): RunLine => ({
    id: newId(),
    name: `${name} · ${hoursName}`,
    call: callData(contract.weeklySchedules.create, {
      body: { name: hoursName, calendarId, timezone, serviceIds: [], configuration: { workingHours } },
    }),
    inverse: { ...callData(contract.weeklySchedules.remove, remove), takesId: true },
  }))
  return [...typeLines, ...serviceLines, ...hours]
}
