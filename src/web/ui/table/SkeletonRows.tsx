import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { visuallyHidden } from '../../theme/paint.ts'
import { Bone } from '../Skeletons.tsx'
import { ROLES } from './roles.ts'

const Hidden = styled('output')(visuallyHidden)

/** Rows in outline while the first answer is on its way. */
export function SkeletonRows({ columns }: { columns: number }) {
  const { i18n } = useLingui()
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} {...ROLES.row}>
      {Array.from({ length: columns }, (__, cell) => (
        <td key={cell} {...ROLES.cell} className={cell === 0 ? 'first' : undefined}>
          {row === 0 && cell === 0 && <Hidden>{i18n._('Loading…')}</Hidden>}
          <Bone width={`${60 - ((row * 3 + cell) % 4) * 10}%`} />
        </td>
      ))}
    </tr>
  ))
}
