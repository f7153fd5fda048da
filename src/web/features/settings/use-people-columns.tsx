import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Avatar from '@mui/material/Avatar'
import type { Role } from '#api/contract/operation.ts'
import type { Person } from '#api/contract/people.ts'
import { DAY } from '#api/time/durations.ts'
import { useNow } from '../../client/use-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { accessEndOf, isJustUsed, lastUsedOf, type PersonWithKeys } from './people.ts'
import { useRoleWords } from './use-role-words.ts'

const Who = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  // Two lines, and air around them.
  paddingBlock: 8,
  '&& strong': { display: 'block', fontWeight: weight.medium },
  // On a card it may run on below what stands at the end of the first line.
  '& small': {
    display: 'block',
    overflow: 'hidden',
    color: paint.soft,
    fontSize: size.caption,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
})

const RoleChoice = styled('span')({
  // The word begins where the heading does, and the arrow follows it.
  '& > button': { flexDirection: 'row-reverse', marginInline: '-12px -8px', color: paint.ink },
  '& .MuiButton-startIcon': { marginInline: '4px -2px' },
})

/** A week before access ends it is said as near. */
const NEAR = 7 * DAY

interface PeopleColumnsOptions {
  onRole: (person: Person, role: Role) => void
  /** Who must stay an administrator. */
  lastAdminId: string | undefined
}

/** The columns of the list of people. */
export function usePeopleColumns({ onRole, lastAdminId }: PeopleColumnsOptions): Column<PersonWithKeys>[] {
  const { i18n } = useLingui()
  const { relative, relativeAlone, date } = useFormat()
  const now = useNow()
  const roles = useRoleWords()
  const zone = ownZone()
  const last = i18n._('This is the last administrator. Give someone else that role first.')
  return [
    {
      id: 'name',
      header: i18n._('Name'),
      text: ({ person }) => person.name,
      render: ({ person: { name, initials, email } }) => (
        <Who>
          <Avatar aria-hidden="true">{initials}</Avatar>
          <span>
            <strong>{name}</strong>
            {email && <small>{email}</small>}
          </span>
        </Who>
      ),
    },
    {
      id: 'role',
      header: i18n._('Role'),
      width: '160px',
      render: ({ person }, tabIndex) =>
        person.disabledAt === null ? (
          <RoleChoice>
            <MenuButton
              kind="quiet"
              icon="chevronDown"
              data-control="cell"
              tabIndex={tabIndex}
              aria-label={i18n._('Role of {name}: {role}', { name: person.name, role: roles[person.role].label })}
              actions={(['viewer', 'staff', 'admin'] as const)
                .filter((role) => role !== person.role)
                .map((role) => ({
                  label: roles[role].label,
                  disabledReason: person.id === lastAdminId ? last : undefined,
                  onAct: () => onRole(person, role),
                }))}
            >
              {roles[person.role].label}
            </MenuButton>
          </RoleChoice>
        ) : (
          roles[person.role].label
        ),
    },
    {
      id: 'lastUsed',
      header: i18n._('Last used'),
      width: '160px',
      render: (row) => {
        const used = lastUsedOf(row)
        if (used === null) return i18n._('Never used')
        return isJustUsed(used, now) ? i18n._('In the last 5 minutes') : relativeAlone(used, now)
      },
    },
    {
      id: 'ends',
      header: i18n._('Access ends'),
      width: '160px',
      aside: 152,
      render: (row) => {
        const { disabledAt } = row.person
        if (disabledAt !== null) {
          return (
            <StatusChip tone="cancelled" label={i18n._('Disabled {date}', { date: date(disabledAt, zone, 'bare') })} />
          )
        }
        const end = accessEndOf(row, now)
        if (end === undefined) return i18n._('No working key')
        // On a card it stands without its heading.
        if (end === null) return i18n._('No end date')
        const isNear = Date.parse(end) - now < NEAR
        return isNear ? (
          <StatusChip tone="pending" label={i18n._('Ends {when}', { when: relative(end, now) })} />
        ) : (
          i18n._('Until {date}', { date: date(end, zone) })
        )
      },
    },
  ]
}
