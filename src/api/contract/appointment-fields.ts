import { z } from 'zod/mini'
import { STATUSES, MODELS, VOTE_ANSWERS } from './choices.ts'
import {
  atMostKib,
  audit,
  clearable,
  dateTime,
  email,
  extraFields,
  language,
  PARTS_KIB,
  text,
  uuid,
  whole,
  words,
} from './fields.ts'

/** The field for the status. */
export const status = z.enum(STATUSES)
/** The field for the sub-status. */
export const subStatus = clearable(text(50))

/** Somebody who comes: known by an e-mail, a phone or a name. */
export const guest = z
  .strictObject({
    email: clearable(email),
    extraFields: z.optional(extraFields),
  })
  .check(
    z.refine(
      (it) => Boolean(it.email) || ['firstName', 'lastName', 'phone'].some((name) => Boolean(it.extraFields?.[name])),
      { error: 'needs an e-mail, a phone or a name' },
    ),
  )
/** A guest. */
export type Guest = z.output<typeof guest>

const reminder = z.strictObject({
  time: whole(0, 100_000),
  unit: z.enum(['m', 'h', 'd']),
  direction: z.optional(z.enum(['before', 'after'])),
})

const option = { id: words(100), startDate: dateTime, endDate: dateTime }
const vote = z.strictObject({
  optionId: words(100),
  guest: words(254),
  answer: z.enum(VOTE_ANSWERS),
  at: z.optional(dateTime),
})
const votingFields = {
  votes: z._default(z.array(vote).check(z.maxLength(5000), atMostKib(PARTS_KIB)), []),
  closesAt: clearable(dateTime),
  chosenOptionId: clearable(words(100)),
}

/** A poll among the guests. */
export const voting = z.strictObject({
  options: z.array(z.strictObject(option)).check(z.minLength(1), z.maxLength(50)),
  ...votingFields,
})
/** A poll. */
export type Voting = z.output<typeof voting>

/** A poll with the counts of every option, as `votes` answers it. */
export const countedVoting = z.strictObject({
  options: z.array(
    z.strictObject({ ...option, counts: z.strictObject({ yes: z.int(), 'if-need-be': z.int(), no: z.int() }) }),
  ),
  ...votingFields,
})

/** A poll as it is written: an option without an id is given one by the service. */
export const writtenVoting = z.strictObject({
  options: z.array(z.strictObject({ ...option, id: z.optional(option.id) })).check(z.minLength(1), z.maxLength(50)),
  ...votingFields,
})
/** A poll as it is written. */
export type WrittenVoting = z.output<typeof writtenVoting>

/** What create and update have in common, whatever the version. */
export const writable = {
  title: z.optional(words(200)),
  description: clearable(text(10_000)),
  endDate: z.optional(dateTime),
  resourceId: clearable(uuid),
  serviceId: clearable(uuid),
  userId: clearable(uuid),
  userGroupId: clearable(uuid),
  classification: clearable(text(50)),
  origin: z.optional(words(50)),
  type: clearable(text(50)),
  blockedUntil: clearable(dateTime),
  allowOverlapping: z.optional(z.boolean()),
  guests: z.optional(z.array(guest).check(z.maxLength(100), atMostKib(PARTS_KIB))),
  reminders: z.optional(z.array(reminder).check(z.maxLength(10))),
  lang: clearable(language),
  comment: clearable(text(10_000)),
  externalId: clearable(text(200)),
  interactionId: clearable(text(200)),
  originUrl: clearable(text(2000)),
  voting: clearable(writtenVoting),
  extraFields: z.optional(extraFields),
}

/** The calendars of an appointment: 1 to 20. */
export const calendarIds = z.array(uuid).check(z.minLength(1), z.maxLength(20))

/** What both versions answer. */
export const answered = {
  id: uuid,
  title: z.string(),
  description: z.nullable(z.string()),
  startDate: dateTime,
  endDate: dateTime,
  calendarIds: z.array(uuid),
  /** The first of `calendarIds`. */
  calendarId: uuid,
  resourceId: z.nullable(uuid),
  serviceId: z.nullable(uuid),
  userId: z.nullable(uuid),
  userGroupId: z.nullable(uuid),
  classification: z.nullable(z.string()),
  origin: z.string(),
  model: z.enum(MODELS),
  type: z.nullable(z.string()),
  blocked: z.boolean(),
  blockedUntil: z.nullable(dateTime),
  allowOverlapping: z.boolean(),
  guests: z.array(guest),
  reminders: z.array(reminder),
  lang: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  externalId: z.nullable(z.string()),
  interactionId: z.nullable(z.string()),
  originUrl: z.nullable(z.string()),
  voting: z.nullable(voting),
  extraFields,
  cancelledAt: z.nullable(dateTime),
  cancellationOrigin: z.nullable(z.string()),
  ...audit,
}

/** Other names of the same fields, understood in bodies (interface, section 2). */
export const APPOINTMENT_ALIASES = {
  start: 'startDate',
  end: 'endDate',
  startAt: 'startDate',
  endAt: 'endDate',
  agentComment: 'comment',
} as const
