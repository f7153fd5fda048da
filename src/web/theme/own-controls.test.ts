import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

const CALENDAR = 'the calendar, which is drawn: a component per card would be slow'
const LONG_LIST = 'a row of a long list, of which many are drawn at once'
const FILE = 'the chooser of files is the browser’s; what is seen and pressed is a button'
const PAPER = 'a table on paper'

/** Where a control of the browser stands although the library has one like it, each with the reason. */
const OWN = new Map([
  ['ui/calendar/column.tsx', CALENDAR],
  ['ui/calendar/strip.tsx', CALENDAR],
  ['ui/calendar/month/day.tsx', CALENDAR],
  ['ui/month/month-table.tsx', 'a month to choose days from, which the library does not have'],
  ['ui/month/styles.ts', 'a month to choose days from, which the library does not have'],
  ['features/weekly-schedules/preview/day-column.tsx', 'the drawn week: a stretch of time is a button'],
  ['features/weekly-schedules/compare/table-look.ts', 'hours drawn in the cells of a table'],
  ['ui/table/header-cells.tsx', LONG_LIST],
  ['ui/table/resource-row.tsx', LONG_LIST],
  ['ui/form/tick-list.tsx', LONG_LIST],
  ['features/calendar/agenda/agenda-row.tsx', LONG_LIST],
  ['features/media/gallery/tile.tsx', 'a tile of the gallery, of which many are drawn at once'],
  ['features/booking/quick-add/quick-entry.tsx', 'a line that stands before the calendar is drawn, in its first load'],
  ['ui/eager-input.tsx', 'the element within an input of the library, which takes it as a part'],
  ['ui/form/colour-f.tsx', 'the chooser of colors is the browser’s'],
  ['ui/form/file-place.tsx', FILE],
  ['features/media/texts/captions-f.tsx', FILE],
  ['features/media/viewer/details/use-replace-file.tsx', FILE],
  ['fields/uploads/files-input.tsx', FILE],
  ['fields/uploads/sources/sources.tsx', FILE],
  ['features/export/sheets.tsx', PAPER],
  ['fields/bulk/call-list/call-list.tsx', PAPER],
])

const NAMES = 'button|input|select|textarea|dialog|table|progress|meter|menu'
const OWN_CONTROL = new RegExp(String.raw`<(?:${NAMES})(?=[\s/>]|$)|\bstyled\(['"](?:${NAMES})['"]`)

/** Whether a source draws a control that the library has. */
const drawsOwn = (source: string): boolean =>
  source.split('\n').some((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && OWN_CONTROL.test(line))

test('a control that the library has is the library’s', async () => {
  const files = (await readdir(web, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(
    files.map(async (path) => (drawsOwn(await readFile(`${web}/${path}`, 'utf8')) ? [path] : [])),
  )
  // One that is here already should be a component of MUI; one that is gone is taken off the list.
  expect(found.flat().toSorted()).toEqual([...OWN.keys()].toSorted())
})

test.each(['<button type="button">', '<button', "styled('button')({", '<input type="checkbox" />', '<dialog open>'])(
  '%s is found',
  (line) => {
    expect(drawsOwn(`  ${line}`)).toBe(true)
  },
)

test.each(['<Button>', '// a <button> of the browser', '<inputs.tsx', 'Record<Button, string>'])(
  '%s is not',
  (line) => {
    expect(drawsOwn(line)).toBe(false)
  },
)
