import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLingui } from '@lingui/react'
import { createPortal } from 'react-dom'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useOrganization } from '../../organization/use-organization.ts'
import { Paper, PRINT_ALONE } from '../../paper/sheet-look.ts'
import { type CallListLine, useTold } from './told.ts'

const Calls = styled(Table)({
  '& td': { verticalAlign: 'middle' },
  '& del': { color: paint.soft },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 24, cursor: 'pointer' },
  // The heading of the column says it.
  '& label > span:last-child': visuallyHidden,
  [media.compact]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', paddingBlock: 6, borderBlockStart: `1px solid ${paint.line}` },
    '& td': { border: 0, paddingBlock: 1 },
    '& label > span:last-child': { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
})

interface CallListProps {
  /** What was done. */
  title: string
  lines: readonly CallListLine[]
  onClose: () => void
}

/** Whom to call after a plan: guest, phone, old and new time, and a tick for who was told. It can be printed. */
export default function CallList({ title, lines, onClose }: CallListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { isTold, tick } = useTold()
  const left = lines.filter(({ key }) => !isTold(key)).length
  const { document: house } = useOrganization()
  // A list that is found somewhere says whose it is, and whom to call.
  const ours = [house?.name, house?.phone].filter(Boolean).join(' · ')
  const canceled = i18n._('canceled')
  const headings = [i18n._('Guest'), i18n._('Phone'), i18n._('Was'), i18n._('Is now'), i18n._('Told')]
  return (
    <FormDialog
      open
      width={860}
      title={i18n._('Call list')}
      description={i18n._('{title} · {left, plural, =0 {everyone was told} one {# to call} other {# to call}}', {
        title,
        left,
      })}
      onClose={onClose}
      actions={
        <>
          <Button icon="print" onClick={() => window.print()}>
            {i18n._('Print')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {i18n._('Close')}
          </Button>
        </>
      }
    >
      <Calls size="small" aria-label={i18n._('Call list')}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading} scope="col">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ key, guest, phone, email, was, now }) => (
            <TableRow key={`${key} ${guest}`}>
              <TableCell>{guest}</TableCell>
              <TableCell>
                {phone === '' ? (
                  <EmailText>{email || '—'}</EmailText>
                ) : (
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                )}
              </TableCell>
              <TableCell>
                <del>{was}</del>
              </TableCell>
              <TableCell>{now ?? canceled}</TableCell>
              <TableCell>
                <label>
                  <Checkbox
                    checked={isTold(key)}
                    aria-label={i18n._('{guest} was told', { guest })}
                    onChange={({ target }) => tick(key, target.checked)}
                  />
                  <span>{i18n._('Told')}</span>
                </label>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Calls>
      {createPortal(
        <div className="fd-paper" lang={format.locale}>
          <Global styles={PRINT_ALONE} />
          <Paper>
            <table>
              <thead>
                <tr className="title">
                  <th colSpan={headings.length} scope="colgroup">
                    <strong>{i18n._('Call list')}</strong> <span>{title}</span>
                  </th>
                </tr>
                <tr>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ key, guest, phone, email, was, now }) => (
                  <tr key={`${key} ${guest}`}>
                    <td className="guest">{guest}</td>
                    <td>{phone || <EmailText>{email}</EmailText>}</td>
                    <td>{was}</td>
                    <td>{now ?? canceled}</td>
                    <td>{isTold(key) ? '☑' : '☐'}</td>
                  </tr>
                ))}
              </tbody>
              {ours !== '' && (
                <tbody className="foot">
                  <tr>
                    <td colSpan={headings.length}>{ours}</td>
                  </tr>
                </tbody>
              )}
            </table>
          </Paper>
        </div>,
        document.body,
      )}
    </FormDialog>
  )
}
