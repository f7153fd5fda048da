import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BEHIND_EVERY_PAGE, BY_ITSELF, QUIET } from '../scripts/by-itself.ts'
import { isProduct } from './testing/check-layers.ts'
import { readModule } from './testing/imports.ts'

/** A page, and what somebody opens on it, say so in their name: `new-key-dialog.tsx`, `month-view.tsx`. */
const OPENED = /(?:^|[/-])(?:page|panel|dialog|drawer|menu|popover|question|view)\.tsx$/
/** Where the pages are declared, with what loads them. */
const DECLARED = /(?:^|\/)pages\.ts$/

/**
 * What else the dashboard loads by `import()`, by the reason for it; what comes by itself stands with its reasons in
 * `scripts/by-itself.ts`. Anything else comes with what shows it: a split costs a request, a place holder and a way to fail.
 */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'somebody opens it, and its name says what it is better than “panel” would': [
    'app/all-pages.tsx',
    'app/palette/palette-host.tsx',
    'features/appointment/anonymize/mask-guest-everywhere.tsx',
    'features/appointment/card-aid/card-aid.tsx',
    'features/appointment/steps/take-step.tsx',
    'features/appointment/version-history.tsx',
    'features/booking/booking-form.tsx',
    'features/booking/quick-add/quick-line.tsx',
    'features/booking/walk-in/walk-in.tsx',
    'features/calendar/new-items.tsx',
    'features/closures/closure-history.tsx',
    'features/find-time/find-another.tsx',
    'features/find-time/find-for-booking.tsx',
    'features/find-time/waiting-list/wait-for-seat.tsx',
    'features/import/import-sheet.tsx',
    'features/media/bulk/delete-media.tsx',
    'features/media/bulk/edit-media.tsx',
    'features/media/viewer/viewer.tsx',
    'features/services/many/edit-many.tsx',
    'features/settings/person-history.tsx',
    'features/team/many/edit-calendars.tsx',
    'features/weekly-schedules/many/date-many.tsx',
    'fields/bulk/call-list/call-list.tsx',
    'fields/history/record-history.tsx',
    'fields/uploads/sources/sources.tsx',
  ],
  'few records need it, and it is heavy': [
    'features/media/viewer/stage/pdf/pdf-files.ts',
    'features/media/viewer/stage/pdf/pdf-stage.tsx',
    'features/media/viewer/stage/sphere/sphere-stage.tsx',
  ],
  'it watches over a page that stands, and waits for its rows': [
    'app/connect/sign-in-again.tsx',
    'app/lock/idle-lock.tsx',
    'app/settings/fault-notice.tsx',
    'app/still-waiting.tsx',
    'app/unsent/unsent-list.tsx',
    'fields/losses/tell-loss.ts',
  ],
  'a press, a file or a key begins work that most visits never do': [
    'api/core/rules/private/private-parts.ts',
    'app/leaving/leave-unsent.ts',
    'app/leaving/leave-uploads.ts',
    'app/session/first-call.ts',
    'app/session/links.ts',
    'app/session/other-words.ts',
    'app/session/renew.ts',
    'app/session/take-back.ts',
    'app/session/tell-left-out.ts',
    'client/answer-here.ts',
    'client/uploads/open-queue.ts',
    'commands/conflict-resolution/plan-work.ts',
    'features/backup/judge-archive.ts',
    'features/backup/restore-archive.ts',
    'features/backup/save-backup.ts',
    'features/closures/into-schedules.ts',
    'features/import/phones.ts',
    'features/media/bulk/media-runs.ts',
    'features/media/viewer/details/replacement.ts',
    'features/media/viewer/details/replacing.tsx',
    'features/services/many/planned-changes.ts',
    'features/services/service-writes.ts',
    'features/team/many/planned-calendars.ts',
    'fields/bulk/exports.ts',
    'fields/bulk/runs.ts',
    'fields/drafts/leave-drafts.ts',
    'fields/uploads/dock/upload-dock.tsx',
    'fields/uploads/drop/overlay.tsx',
    'fields/uploads/field/field-uploads.tsx',
    'fields/uploads/posters/make-poster.ts',
    'fields/uploads/posters/send-poster.ts',
    'fields/uploads/preflight/document-pages.ts',
    'fields/uploads/preflight/tell-unread.ts',
    'fields/uses/media-users.ts',
    'fields/uses/parts.ts',
    'file-type',
  ],
  'schemas judge what is saved, and the outline of the contract does until then (docs/decisions/0004)': [
    'api/contract/calendars.ts',
    'api/contract/multimedia.ts',
    'api/contract/organization.ts',
    'api/contract/presets.ts',
    'api/contract/rooms.ts',
    'api/contract/service-types.ts',
    'api/contract/services.ts',
    'api/contract/weekly-schedules.ts',
  ],
  'it depends on the language, the browser or the demo': [
    '@mui/stylis-plugin-rtl',
    'i18n/guest-word.ts',
    'locales/en-GB/shell.texts.js',
    'locales/en/shell.texts.js',
    'locales/es/shell.texts.js',
    'mock/colleague.ts',
    'mock/open-mock.ts',
    'temporal-polyfill',
  ],
  'the page asks for its rows beside it': ['app/render.tsx'],
}

/** What the modules of the dashboard load by `import()` that neither is a page nor says in its name that somebody opens it. */
function loadedLater(sources: ReadonlyMap<string, string>): string[] {
  const loads = [...sources]
    .filter(([path]) => path.startsWith('web/') && isProduct(path) && !DECLARED.test(path))
    // Parsing is what takes time.
    .filter(([, source]) => source.includes('import('))
    .flatMap(([path, source]) => readModule(path, source).imports)
    .filter(({ lazy, to }) => lazy && !OPENED.test(to))
  return [...new Set(loads.map(({ to }) => to.replace(/^web\//, '')))].toSorted()
}

const src = fileURLToPath(new URL('.', import.meta.url))
const files = new Map(
  readdirSync(join(src, 'web'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(src, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const),
)

test('what is loaded later is a page, or opened by somebody, or has a reason', () => {
  // New here? Import it where it is shown. Where that is over the budget (`npm run size`), write down why it comes later.
  const comes = [...Object.values(BY_ITSELF).flat(), ...QUIET, ...BEHIND_EVERY_PAGE].filter(
    (path) => !OPENED.test(path),
  )
  expect(loadedLater(files)).toEqual([...Object.values(REASONS).flat(), ...comes].toSorted())
})

/** What a module of the dashboard has with it, by paths from src, itself too. */
function broughtBy(path: string): Set<string> {
  const brought = new Set([path])
  for (const it of brought) {
    const source = files.get(it)
    if (source === undefined) continue
    for (const { to, lazy } of readModule(it, source).imports) if (!lazy) brought.add(to)
  }
  return brought
}

test('what comes by itself is a panel without a field: who types never waits for what is typed into', () => {
  const panels = Object.values(BY_ITSELF).flat()
  expect(panels.filter((path) => !path.endsWith('-panel.tsx'))).toEqual([])
  const fields = panels.flatMap((path) => [...broughtBy(`web/${path}`)].filter((it) => it.endsWith('-f.tsx')))
  expect(fields).toEqual([])
  // Fields are found by their files' names, behind others.
  expect([...broughtBy('web/features/services/service-form.tsx')]).toContain('web/ui/form/colour-f.tsx')
})

test('what shares a file with others does nothing when the file comes', () => {
  const comes = [...Object.values(BY_ITSELF).flat(), ...QUIET, ...BEHIND_EVERY_PAGE]
  const doing = comes.filter((path) => /^(?:(?:void|await|new) )?[\w.]+\(/m.test(files.get(`web/${path}`) ?? ''))
  expect(doing).toEqual([])
  expect(comes.filter((path) => !files.has(`web/${path}`))).toEqual([])
})

/** Names that are more than types, and the module of the contract from which they come. */
const VALUES_OF_CONTRACT = /^import \{([^}]*)\} from '#(api\/contract\/[\w-]+\.ts)'/gm
/** Where schemas come by `import()` all the same, as a restore is judged. */
const WITH_SCHEMAS = ['web/features/backup/organization-settings.ts']

test('no page brings the library of schemas for a number or a name that stands beside them', () => {
  const makesSchemas = (path: string) => readFileSync(join(src, path), 'utf8').includes("import { z } from 'zod")
  const taking = [...files]
    .filter(([path]) => isProduct(path) && !WITH_SCHEMAS.includes(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(VALUES_OF_CONTRACT)]
        .filter(([, names = '']) => names.split(',').some((name) => /^\s*\w+\s*$/.test(name)))
        .map(([, , module = '']) => module)
        .filter(makesSchemas)
        .map((module) => `${path} takes a value from ${module}`),
    )
  // A limit that both sides know stands in a file of its own, such as `api/contract/batch-limits.ts`.
  expect(taking).toEqual([])
})

test.each([
  [
    'a section that comes by itself',
    'web/features/rooms/room-form.tsx',
    './look-fields.tsx',
    ['features/rooms/look-fields.tsx'],
  ],
  ['a dialog', 'web/features/rooms/room-form.tsx', './code-dialog.tsx', []],
  ['a page', 'web/features/rooms/pages.ts', './edit-page.tsx', []],
  ['a page from elsewhere', 'web/app/app.tsx', './connect/connect-page.tsx', []],
  ['what a test loads', 'web/features/rooms/rooms.test.tsx', './look-fields.tsx', []],
])('%s is told apart', (_, path, module, expected) => {
  expect(loadedLater(new Map([[path, `const load = () => import('${module}')`]]))).toEqual(expected)
})
