import { z } from 'zod/mini'
import { RIGHT_NAMES, ROLE_NAMES } from './operation.ts'

/** The role of an access key or a person (interface, rights). */
export const role = z.enum(ROLE_NAMES)

/** A right by its name. */
export const right = z.enum(RIGHT_NAMES)
