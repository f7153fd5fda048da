import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { media } from '../../theme/paint.ts'
import { FILE_KINDS, FilePlace } from '../../ui/form/file-place.tsx'
import { readFileAside } from './reading/read-aside.ts'
import type { Table } from './reading/table.ts'
import { TROUBLE_WORDS } from './words.ts'

/** Not right below the head of the page, which has no line here. */
const Place = styled('div')({ [media.aboveCompact]: { marginBlockStart: 12 } })

/** A place to drop a file onto, or to choose one from; it is read beside the page. */
export function ChooseFile({ onTable }: { onTable: (table: Table, fileName: string) => void }) {
  const { i18n } = useLingui()
  const [reading, setReading] = useState('')
  const [trouble, setTrouble] = useState('')
  const read = async (file: File): Promise<void> => {
    setReading(file.name)
    setTrouble('')
    const found = await readFileAside(file)
    setReading('')
    if ('table' in found) onTable(found.table, file.name)
    else setTrouble(i18n._(TROUBLE_WORDS[found.trouble]))
  }
  return (
    <Place>
      <FilePlace
        label={i18n._('File to import')}
        accept={`${FILE_KINDS.table},${FILE_KINDS.calendar}`}
        icon="upload"
        onFile={(file) => void read(file)}
      >
        <output>
          {reading === '' ? i18n._('Drop a file here, or choose one') : i18n._('Reading {file}…', { file: reading })}
        </output>
        <small>
          {i18n._('A table (CSV) of appointments, blocked times, people or services, or a calendar file (.ics).')}
        </small>
        <small>{i18n._('Exports from Acuity, Square, Fresha and Google Calendar are recognized.')}</small>
      </FilePlace>
      {trouble !== '' && (
        <Alert severity="error" icon={false} style={{ marginBlockStart: 12 }}>
          {trouble}
        </Alert>
      )}
    </Place>
  )
}
