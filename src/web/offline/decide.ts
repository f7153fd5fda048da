import type { Appointment } from '#api/contract/appointments.ts'
import { isObject } from '#api/contract/json-object.ts'
import type { UnsentCall } from './unsent.ts'
import type { UnsentQueue } from './unsent-queue.ts'

/**
 * Sends a call that was refused again, over what somebody else has stored: `theirs` is what that is, without which it is sent
 * as it was. It is another call for the service, under a key of its own; a new `comment` takes the place of what was typed.
 */
export const keepMine = (
  queue: UnsentQueue,
  { refusal: _refusal, ...call }: UnsentCall,
  theirs?: Appointment,
  comment?: string | null,
  newId: () => string = () => crypto.randomUUID(),
): Promise<void> => {
  const { input } = call.call
  const body = isObject(input.body) && comment !== undefined ? { ...input.body, comment } : input.body
  const again: UnsentCall = {
    ...call,
    id: newId(),
    isTried: false,
    ...(theirs && { record: { ...theirs } }),
    call: {
      ...call.call,
      input: { ...input, ...(body && { body }), ...(theirs && { ifVersion: theirs.version }) },
    },
  }
  return queue.replace(call, again)
}
