import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

interface Row {
  id: string
  name: string
  type: string
  minutes: number
  color: string
  active: boolean
}

const COLUMNS = ['name', 'type', 'minutes', 'color', 'active'] as const
type Column = (typeof COLUMNS)[number]
const TABS = ['All', 'Active', 'Inactive']

const read = async (): Promise<{ items: Row[]; total: number }> => {
  const response = await fetch('/rows.json')
  return (await response.json()) as { items: Row[]; total: number }
}

/** A table with tabs, a search, an order, a menu of each row and pages; its rows are read from the server, unsigned. */
export default function ListPage() {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: read })
  const [by, sortBy] = useState<Column>('name')
  const [search, setSearch] = useState('')
  const [page, turn] = useState(0)
  const [tab, choose] = useState('All')
  const [opened, open] = useState<HTMLElement | null>(null)
  const rows = (data?.items ?? [])
    .filter(({ name, active }) => name.includes(search) && (tab === 'All' || active === (tab === 'Active')))
    .toSorted((a, b) => String(a[by]).localeCompare(String(b[by])))
  return (
    <>
      <Tabs value={tab} onChange={(_, next: string) => choose(next)}>
        {TABS.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <TextField label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Table>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>
                <TableSortLabel active={column === by} onClick={() => sortBy(column)}>
                  {column}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {COLUMNS.map((column) => (
                <TableCell key={column}>
                  {column === 'name' ? <Link to={`/${row.id}`}>{row.name}</Link> : String(row[column])}
                </TableCell>
              ))}
              <TableCell>
                <IconButton aria-label={`More for ${row.name}`} onClick={({ currentTarget }) => open(currentTarget)}>
                  …
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Menu anchorEl={opened} open={opened !== null} onClose={() => open(null)}>
        <MenuItem>Open</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
      <TablePagination
        component="div"
        count={data?.total ?? 0}
        page={page}
        rowsPerPage={25}
        rowsPerPageOptions={[25]}
        onPageChange={(_, next) => turn(next)}
      />
    </>
  )
}
