import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createServiceType } from '#api/contract/service-types.ts'

type ServiceTypeBody = z.input<typeof createServiceType>

/** What the fields of a service type are called on the screen. */
export const serviceTypeLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    slug: i18n._('Short name'),
    description: i18n._('Description'),
    sharing: i18n._('Sharing'),
    configuration: i18n._('Scheduling rules'),
    scope: i18n._('Who may use this'),
    organizationIds: i18n._('Organizations'),
    duration: i18n._('Duration'),
    timeBetween: i18n._('Buffer after'),
    incrementTime: i18n._('Start times every'),
    minTimeToSchedule: i18n._('Minimum notice'),
    maxTimeToSchedule: i18n._('Book up to'),
  }) satisfies Record<
    keyof ServiceTypeBody | keyof NonNullable<ServiceTypeBody['configuration']> | 'scope' | 'organizationIds',
    string
  >

/** The same where a component is drawn. */
export const useServiceTypeLabels = () => serviceTypeLabels(useLingui().i18n)
