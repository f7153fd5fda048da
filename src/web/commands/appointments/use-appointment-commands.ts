import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError, isUnsettledWrite } from '../../client/api-error.ts'
import { errorWords } from '../../client/error-words.ts'
import { invalidate } from '../../client/query.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { unsentAt } from '../../live/unsent.ts'
import { showToast } from '../../ui/toast.ts'
import { tellBookedAgain } from './booked-again.ts'
import { showChange } from './cached.ts'
import {
  type Cancellation,
  type Changes,
  type InterfaceVersion,
  inV1,
  inV2,
  type NewAppointment,
  newInV1,
} from './interface-version.ts'
import type { Api } from '../../client/create-api.ts'
import { forgetWrites, pick, recordWrite } from './history.ts'
import { bookingAgain, inverseOf, neededChanges } from '../../fields/appointment-inverse.ts'
import { refusalWords } from './refusal-words.ts'

const { appointmentsV1: v1, appointmentsV2: v2 } = contract

/** Writes one appointment through either version of the interface, as if there were only one. */
const gatewayOf = (api: Api, version: InterfaceVersion) => {
  const two = {
    create: (body: NewAppointment, idempotencyKey: string) => api.call(v2.create, { body, idempotencyKey }),
    update: (id: string, body: Changes, ifVersion: number) => api.call(v2.update, { params: { id }, body, ifVersion }),
    cancel: (id: string, body: Cancellation, ifVersion: number) =>
      api.call(v2.cancel, { params: { id }, body, ifVersion }),
    remove: (id: string, ifVersion: number) => api.call(v2.remove, { params: { id }, ifVersion }),
  }
  if (version === 2) return two
  const one: typeof two = {
    create: async (body, idempotencyKey) => inV2(await api.call(v1.create, { body: newInV1(body), idempotencyKey })),
    update: async (id, body, ifVersion) =>
      inV2(await api.call(v1.update, { params: { id }, body: inV1(body), ifVersion })),
    cancel: async (id, _body, ifVersion) => inV2(await api.call(v1.cancel, { params: { id }, ifVersion })),
    remove: async (id, ifVersion) => inV2(await api.call(v1.remove, { params: { id }, ifVersion })),
  }
  return one
}

/** What is said when a write has worked, and what when it has not. */
export interface WriteWords {
  done: string
  /** Without it the failure is thrown to the form that asked. */
  failed?: string
  /** IANA zone in which a refusal is told; the reader's own unless said. */
  zone?: string
  /** All calendars: a refusal names the zone where its clock is not the one that most of them keep. */
  calendars?: readonly { timezone: string }[]
  /** Said when the write was taken back. */
  undone?: string
}

/**
 * Writes appointments: shown at once, written for real, told in a message that can take it back by a second real write,
 * and put back with the reason where the service refuses.
 */
export function useAppointmentCommands(version: InterfaceVersion = 2) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const format = useFormat()

  return useMemo(() => {
    const gateway = gatewayOf(api, version)
    const refresh = () => invalidate(queryClient, contract.appointmentsV2.update)
    const show = (id: string, change: object) => showChange(queryClient, api.connectionId, id, change)

    const record = (write: Parameters<typeof recordWrite>[1]) => recordWrite(api.connectionId, write)

    const fail = (error: unknown, { failed, zone = ownZone(), calendars }: Partial<WriteWords>): undefined => {
      if (failed === undefined) throw error
      const reason = isApiError(error)
        ? refusalWords(error, zone, i18n, format, calendars)
        : errorWords(i18n, error).title
      // What nobody knows must not be said to have failed.
      const text = isUnsettledWrite(error) ? reason : `${failed} ${reason}`
      showToast({ key: 'appointment', tone: 'no-show', text })
    }
    /** What is said of a write, also where it waits for a line. */
    const toldOf = (id: string, text: string) =>
      unsentAt(api).get().has(id) ? i18n._('{text} – not sent yet', { text }) : text
    const tell = (text: string, undo?: () => Promise<unknown>) =>
      showToast({
        key: 'appointment',
        tone: 'confirmed',
        text,
        ...(undo && { action: { label: i18n._('Undo'), run: () => void undo() } }),
      })

    const write = async (before: Appointment, wanted: Changes): Promise<Appointment> => {
      const changes = neededChanges(before, wanted)
      show(before.id, changes)
      try {
        const after = await gateway.update(before.id, changes, before.version)
        show(before.id, after)
        const names = Object.keys(changes)
        record({ kind: 'changed', appointmentId: after.id, before: pick(before, names), after: pick(after, names) })
        void refresh()
        return after
      } catch (error) {
        show(before.id, inverseOf(before, changes))
        await refresh()
        throw error
      }
    }

    const create = async (body: NewAppointment, idempotencyKey: string = crypto.randomUUID()): Promise<Appointment> => {
      try {
        const made = await gateway.create(body, idempotencyKey)
        if (made.id !== '') record({ kind: 'created', appointmentId: made.id, before: {}, after: {} })
        void refresh()
        return made
      } catch (error) {
        // What is on screen was old: the other times that are offered next must be free now.
        if (isApiError(error) && error.kind === 'conflict') await refresh()
        throw error
      }
    }

    const again = async (before: Appointment, said: string): Promise<void> => {
      try {
        const made = await create(bookingAgain(before))
        // Where the deployment does not say which one was made, nobody can look at it.
        if (made.id !== '') tellBookedAgain({ was: before.id, is: made.id })
        tell(said)
      } catch (error) {
        fail(error, { failed: i18n._('Couldn’t book again') })
      }
    }

    return {
      create,
      /** Says that an appointment is booked; taking it back deletes it, where the deployment said which one it is. */
      tellBooked: (made: Appointment, text: string) => {
        const undo = async () => {
          try {
            await gateway.remove(made.id, made.version)
            void refresh()
            tell(i18n._('Booking undone'))
          } catch (error) {
            fail(error, { failed: i18n._('Couldn’t undo') })
          }
        }
        return tell(toldOf(made.id, text), made.id === '' ? undefined : undo)
      },
      /** Changes an appointment; undefined where it failed and has been told. */
      change: async (before: Appointment, changes: Changes, words: WriteWords): Promise<Appointment | undefined> => {
        try {
          const after = await write(before, changes)
          const undo = async () => {
            try {
              await write(after, inverseOf(before, neededChanges(before, changes)))
              tell(words.undone ?? i18n._('Undone'))
            } catch (error) {
              fail(error, { failed: i18n._('Couldn’t undo') })
            }
          }
          tell(toldOf(after.id, words.done), undo)
          return after
        } catch (error) {
          return fail(error, words)
        }
      },
      /** Cancels; a cancelled appointment stays so, therefore taking it back books it again. */
      cancel: async (before: Appointment, body: Cancellation, words: WriteWords): Promise<Appointment | undefined> => {
        try {
          const after = await gateway.cancel(before.id, body, before.version)
          const names = ['status', 'subStatus', 'guests', 'comment'].filter(
            (name) => JSON.stringify(pick(before, [name])) !== JSON.stringify(pick(after, [name])),
          )
          const [was, is] = [pick(before, names), pick(after, names)]
          record({ kind: 'cancelled', appointmentId: after.id, before: was, after: is })
          show(before.id, after)
          void refresh()
          const whole = after.status === 'cancelled'
          tell(
            toldOf(after.id, words.done),
            whole
              ? () => again(before, i18n._('Booked again as a new appointment; the canceled one stays in the history.'))
              : undefined,
          )
          return after
        } catch (error) {
          void refresh()
          return fail(error, words)
        }
      },
      /** Deletes; taking it back books it again under a new id. */
      remove: async (before: Appointment, words: WriteWords): Promise<boolean> => {
        try {
          await gateway.remove(before.id, before.version)
          // What is gone is looked at no more, and old values of guests need not stay on this device.
          forgetWrites(api.connectionId, before.id)
          void refresh()
          tell(words.done, () => again(before, i18n._('Booked again as a new appointment.')))
          return true
        } catch (error) {
          void refresh()
          fail(error, words)
          return false
        }
      },
    }
  }, [api, queryClient, i18n, format, version])
}

/** Writes appointments with undo. */
export type AppointmentCommands = ReturnType<typeof useAppointmentCommands>
