import { beforeAll, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../stores/memory.ts'
import { appointmentV2 } from '../../contract/appointments.ts'
import { contract } from '../../contract/table.ts'
import type { Row } from '../../contract/operation.ts'
import { z } from 'zod/mini'
import type { TableName } from '../store.ts'
import { type Demo, insertDemo, makeDemo } from './demo.ts'

const organizationId = '00000000-0000-7000-8000-000000000001'
const now = Date.parse('2026-03-27T10:20:00Z')
const answers: Record<TableName, z.core.$ZodType> = {
  multimedia: contract.multimedia.get.answer,
  presets: contract.presets.get.answer,
  rooms: contract.rooms.get.answer,
  appointments: appointmentV2,
  calendars: contract.calendars.get.answer,
  services: contract.services.get.answer,
  serviceTypes: contract.serviceTypes.get.answer,
  weeklySchedules: contract.weeklySchedules.get.answer,
  mediumVersions: contract.mediaVersions.remove.answer,
  trash: contract.trash.remove.answer,
  closures: contract.closures.get.answer,
  calendarFeeds: contract.calendarFeeds.remove.answer,
  backups: z.unknown(),
  people: contract.adminPeople.get.answer,
  invitations: contract.adminInvitations.revoke.answer,
  organizationSettings: contract.adminOrganization.update.answer,
  imports: contract.imports.list.answer,
  externalIds: z.unknown(),
}

describe('the demo clinic', () => {
  let demo: Demo
  beforeAll(() => {
    demo = makeDemo({ organizationId, seed: 'clinic', now })
  })

  test('is the same for the same seed and date, and another for another seed', () => {
    expect(makeDemo({ organizationId, seed: 'clinic', now })).toEqual(demo)
    expect(makeDemo({ organizationId, seed: 'other', now }).appointments[0]?.id).not.toBe(demo.appointments[0]?.id)
  })

  test('has 8 agents and 4 assets in two zones, 15 services in 4 types and about 1,500 appointments', () => {
    expect(demo.calendars.filter((it) => it.type === 'agent')).toHaveLength(8)
    expect(demo.calendars.filter((it) => it.type === 'asset')).toHaveLength(4)
    expect(new Set(demo.calendars.map((it) => it.timezone)).size).toBe(2)
    expect(demo.services).toHaveLength(15)
    expect(demo.serviceTypes).toHaveLength(4)
    expect(demo.appointments.length).toBeGreaterThan(1300)
    expect(demo.appointments.length).toBeLessThan(1800)
    expect(new Set(demo.appointments.map((it) => it.status)).size).toBe(4)
    expect(new Set(demo.multimedia.map((it) => it.type)).size).toBe(5)
    expect(demo.appointments.filter((it) => it.model === 'poll')).toHaveLength(3)
    expect(demo.appointments.filter((it) => it.blocked).length).toBeGreaterThan(20)
  })

  test.each(Object.keys(answers) as TableName[])('every one of its %s is what the interface answers', (table) => {
    for (const row of demo[table]) {
      const result = z.safeParse(answers[table], row)
      expect(result.error?.issues ?? [], JSON.stringify(row)).toEqual([])
    }
  })

  test('fits into a store without a collision', async () => {
    const store = createMemoryStore()
    await store.write(organizationId, (rows) => insertDemo(rows, demo, now))
    const { total } = await store.read(organizationId, (rows) => rows.find('appointments', { limit: 1 }))
    expect(total).toBe(demo.appointments.length)
    await store.close()
  })
})

test('every table of the demo belongs to a row of the contract', () => {
  expect(Object.values<Row>(contract.appointmentsV2).every((row) => row.resource === 'appointments')).toBe(true)
})
