import type { Guest } from '../../contract/appointment-fields.ts'
import { fold } from '../../values/fold.ts'
import type { Random } from './random.ts'

const FIRST = [
  'Anna',
  'Lucía',
  'Mateo',
  'Sofía',
  'Hugo',
  'Martina',
  'Leo',
  'Valeria',
  'Daniel',
  'Emma',
  'Pablo',
  'Julia',
  'Adrián',
  'Noa',
  'Álvaro',
  'Carla',
  'David',
  'Inés',
  'Marcos',
  'Nadia',
  'Óscar',
  'Paula',
  'Quim',
  'Rosa',
  'Samuel',
  'Teresa',
  'Unai',
  'Vega',
  'Walid',
  'Ximena',
  'Yara',
  'Zoe',
  'Björn',
  'Chloé',
  'Dmitri',
  'Eleni',
  'Fiona',
  'Grace',
] as const
const LAST = [
  'García',
  'Martín',
  'López',
  'Sánchez',
  'Pérez',
  'Gómez',
  'Ruiz',
  'Díaz',
  'Álvarez',
  'Romero',
  'Navarro',
  'Torres',
  'Domínguez',
  'Vázquez',
  'Ramos',
  'Gil',
  'Serrano',
  'Blanco',
  'Molina',
  'Ortega',
  'Delgado',
  'Castro',
  'Ortiz',
  'Rubio',
  'Medina',
  'Iglesias',
  'Lindqvist',
  'O’Connor',
  'Nowak',
  'Okafor',
  'Schmidt',
  'Tanaka',
  'Haddad',
  'Petrov',
] as const

/** Somebody who might have called: a name, mostly an e-mail, mostly a phone (numbers reserved for fiction). */
export const makeGuest = (random: Random): Guest => {
  const firstName = random.pick(FIRST)
  const lastName = random.pick(LAST)
  const mailbox = fold(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')
  const phone = random.chance(0.85) ? `+34 600 555 ${String(random.whole(0, 999)).padStart(3, '0')}` : null
  return {
    ...(random.chance(0.8) || !phone ? { email: `${mailbox}${random.whole(1, 99)}@example.com` } : {}),
    extraFields: { firstName, lastName, ...(phone ? { phone } : {}) },
  }
}

/** How a guest signs a vote: the e-mail, else the first name. */
export const nameOf = (guest: Guest): string => {
  const firstName = guest.extraFields?.firstName
  return guest.email ?? (typeof firstName === 'string' ? firstName : 'Guest')
}
