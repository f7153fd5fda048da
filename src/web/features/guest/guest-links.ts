import { paths } from '../../paths/paths.ts'

/** Where what is told of a guest leads: elsewhere from the guest's page, and beside the calendar from the panel. */
export interface GuestLinks {
  visit: (id: string) => string
  guest: (id: string, position: number) => string
}

/** From the page of a guest. */
export const PAGE_LINKS: GuestLinks = { visit: (id) => paths.appointments.one(id), guest: paths.appointments.guest }
