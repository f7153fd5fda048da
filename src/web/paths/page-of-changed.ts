import { paths } from './paths.ts'

/** What an address needs to know of a change: which record, and that nothing is left of a deleted one. */
interface Changed {
  resource: string
  id: string
  after: object | null
}

/** The page of a record; the audit log of that record alone where there is none, and where it was deleted. */
export const pageOfChanged = ({ resource, id, after }: Changed): string => {
  const others = paths.settings.audit({ resource, record: id })
  if (after === null) return others
  switch (resource) {
    case 'appointments':
      return paths.appointments.one(id)
    case 'multimedia':
    case 'calendars':
    case 'services':
    case 'serviceTypes':
    case 'presets':
      return paths[resource].one(id)
    case 'trash':
      return paths.multimedia.trash()
    case 'people':
      return paths.settings.people({ open: id })
    case 'keys':
    case 'invitations':
      return paths.settings.keys({ open: id })
    case 'closures':
      return paths.closures({ open: id })
    default:
      return others
  }
}
