import type { Person } from '../../contract/people.ts'
import type { Context } from '../context.ts'
import { lastAdminKey } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { onPage } from './listing.ts'
import { born, instant, loadToWrite, patched, rewritten } from './record.ts'
import { mustExist } from './references.ts'

/** What everybody sees of a person. */
export const shownPerson = ({ id, name, initials, color, calendarId }: Person) => ({
  id,
  name,
  initials,
  color,
  calendarId,
})

/** The first letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? '')[0] ?? '')
  return letters.join('').toLocaleUpperCase('en').slice(0, 4)
}

const administers = ({ role, disabledAt }: Person): boolean => role === 'admin' && disabledAt === null

/** Refuses with 409 to take from somebody what only that person's keys can do: administer this organization. */
async function refuseLastAdmin(before: Person, after: Person, context: Context): Promise<void> {
  if (!administers(before) || administers(after)) return
  const admins = await context.credentials.administrators(context.organizationId)
  if (admins.length > 0 && admins.every(({ personId }) => personId === before.id)) throw lastAdminKey()
}

type Changed = Parameters<typeof rewritten<Person>>[1]

async function write(id: string, changes: Changed, context: Context): Promise<Person> {
  const before = await loadToWrite('people', id, context)
  const after = rewritten(before, changes, context)
  await refuseLastAdmin(before, after, context)
  await context.rows.replace('people', after)
  return after
}

/** People of the own organization, for those who administer it (interface, section 8). */
export const adminPeople: GroupOperations<'adminPeople'> = {
  list: (_, context, page) => context.rows.find('people', onPage(page)),

  create: async ({ body }, context) => {
    await mustExist('calendars', body.calendarId, 'calendarId', context)
    const empty: Person = {
      ...born(context),
      name: body.name,
      email: null,
      initials: initialsOf(body.name),
      color: null,
      calendarId: null,
      role: body.role,
      disabledAt: null,
    }
    const person = patched(empty, body)
    await context.rows.insert('people', person)
    return person
  },

  get: async ({ params }, context) => loadToWrite('people', params.id, context),

  update: async ({ params, body }, context) => {
    await mustExist('calendars', body.calendarId, 'calendarId', context)
    return write(params.id, body, context)
  },

  disable: async ({ params }, context) => write(params.id, { disabledAt: instant(context) }, context),

  enable: async ({ params }, context) => write(params.id, { disabledAt: null }, context),
}

/** Names, initials and colors of colleagues, for everybody (interface, section 8). */
export const people: GroupOperations<'people'> = {
  list: async (_, context, page) => {
    const { items, total } = await context.rows.find('people', onPage(page))
    return { items: items.map(shownPerson), total }
  },
}
