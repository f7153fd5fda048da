import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { paint } from '../../../theme/paint.ts'
import type { Replaced } from './mask-changes.ts'
import { size, weight } from '../../../theme/scale.ts'

const List = styled(MuiList)({
  fontSize: size.body2,
  overflowWrap: 'anywhere',
  '& > li > span': { color: paint.soft },
  '& del': { color: paint.soft },
  '& ins': { textDecoration: 'none', fontWeight: weight.medium },
})

const FIELDS: Readonly<Record<string, string>> = {
  email: /*i18n*/ 'Email',
  phone: /*i18n*/ 'Phone',
  firstName: /*i18n*/ 'First name',
  lastName: /*i18n*/ 'Last name',
  name: /*i18n*/ 'Name',
}

/** What is replaced of a guest: the old value struck through, the new one behind it. */
export function GuestChanges({ replaced }: { replaced: readonly Replaced[] }) {
  const { i18n } = useLingui()
  return (
    <List>
      {replaced.map(({ field, before, after }) => (
        <li key={field}>
          <span>{FIELDS[field] ? i18n._(FIELDS[field]) : field}:</span> <del>{before || '—'}</del>{' '}
          <span aria-hidden="true">→</span> <ins>{after || '—'}</ins>
        </li>
      ))}
    </List>
  )
}
