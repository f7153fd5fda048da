// Divides the texts of the dashboard into the parts that a page loads: what every page needs, and what few do.

/** The part that is loaded before the first sight of anything. */
export const SHARED = 'shared'

/** Folders whose texts are a part of their own, the most particular first; a page's folder gives its part its name. */
const PARTS = [
  // Lists filter by these fields before any form was opened; files are judged and told of wherever one is dropped or replaced.
  [/^src\/web\/ui\/form\/(combo|when)\//, () => SHARED],
  [
    /^src\/web\/fields\/(uploads\/(dock\/upload-words|preflight\/(file-trouble|problem)-words)|uses\/place-words)/,
    () => SHARED,
  ],
  // That free times could not be read is said wherever they are offered.
  [/^src\/web\/pages\/appointments\/booking\/FreeTimesFailed/, () => 'appointments'],
  [/^src\/web\/pages\/appointments\/(booking|panel)\//, () => 'booking'],
  [/^src\/web\/pages\/appointments\/(desk|fit)\//, () => 'desk'],
  // Work on many appointments at once.
  [/^src\/web\/pages\/appointments\/(list\/work|mask)\//, () => 'work'],
  [/^src\/web\/pages\/appointments\/take\//, () => 'take'],
  [/^src\/web\/pages\/appointments\/calendar\/(month|agenda|mini)\//, () => 'calendarViews'],
  [/^src\/web\/pages\/appointments\/calendar\/(sets|zones)\/(?!ColumnActions|shown-zone)/, () => 'sets'],
  [/^src\/web\/pages\/appointments\/find\//, () => 'find'],
  [/^src\/web\/pages\/appointments\/series\//, () => 'series'],
  // The field of the quick booking stands on the calendar from the first; what reads it comes when it is used.
  [/^src\/web\/pages\/appointments\/quick\/(?!QuickEntry|DeskKeys)/, () => 'quick'],
  [/^src\/web\/pages\/appointments\/(calendar\/(?!grid-event|zones\/)|quick\/QuickEntry)/, () => 'calendar'],
  [/^src\/web\/pages\/services\/later\//, () => 'serviceSections'],
  [/^src\/web\/pages\/weeklySchedules\/(exceptions|services|zone)\//, () => 'exceptions'],
  [/^src\/web\/pages\/weeklySchedules\/(compare|rehearsal)\//, () => 'scheduleViews'],
  [/^src\/web\/pages\/weeklySchedules\/(follow|week)\/(?!\w+Section)/, () => 'scheduleSections'],
  [/^src\/web\/pages\/multimedia\/bulk\//, () => 'mediaBulk'],
  [/^src\/web\/pages\/multimedia\/viewer\//, () => 'viewer'],
  [/^src\/web\/pages\/(\w+)\//, ([, page]) => page],
  [/^src\/web\/ui\/table\/panel\//, () => 'table'],
  // What opens the plan stands on every page that can close hours.
  [/^src\/web\/commands\/plan\/(?!use-|StrandedCount)/, () => 'plan'],
  [/^src\/web\/fields\/bulk\//, () => 'bulk'],
  [/^src\/web\/fields\/rules\//, () => 'rules'],
  // What opens them stands on the page of the media from the first.
  [/^src\/web\/fields\/uploads\/\w+\//, () => 'uploads'],
  // Files can be dropped on the choice of media of a form too.
  [/^src\/web\/fields\/uploads\/(?!DropOverlay)/, () => 'multimedia'],
  // What opens the question is on every page that deletes something.
  [/^src\/web\/fields\/uses\/(?!useDeleteQuestion)/, () => 'uses'],
  [/^src\/web\/(fields\/(record\/merging|media\/picker)|ui\/form\/extra)\/(?!use-words)/, () => 'formDialogs'],
  // Lines of text and names of media types stand on pages and in dialogs that have no forms beside them.
  [/^src\/web\/(fields\/(record|drafts|media)|ui\/form)\/(?!Inherited|TextF\b|useMediaWords)/, () => 'forms'],
  [/^src\/web\/fields\/(\w+F|resource-fields)\.tsx$/, () => 'forms'],
  // It comes with the question of the drafts, and on the page where connections are switched.
  [/^src\/web\/app\/leaving\//, () => 'forms'],
  [/^src\/web\/ui\/views\/menu\//, () => 'views'],
  [/^src\/web\/app\/connect\//, () => 'connect'],
  [/^src\/web\/app\/settings\//, () => 'connection'],
  // Single keys work before the palette has loaded.
  [/^src\/web\/app\/palette\/(?!shortcuts\.ts)/, () => 'palette'],
]

/** The part that is there whenever another is loaded, and can hold what several such parts have in common. */
const AFTER = {
  booking: 'appointments',
  calendar: 'appointments',
  calendarViews: 'calendar',
  desk: 'appointments',
  exceptions: 'weeklySchedules',
  find: 'appointments',
  formDialogs: 'forms',
  mediaBulk: 'multimedia',
  quick: 'appointments',
  scheduleSections: 'weeklySchedules',
  scheduleViews: 'weeklySchedules',
  series: 'appointments',
  serviceSections: 'services',
  sets: 'calendar',
  take: 'appointments',
  viewer: 'multimedia',
  work: 'appointments',
}

/** A part and what is there before it, the nearest first. */
const before = (part) => [part, ...(part in AFTER ? before(AFTER[part]) : part === SHARED ? [] : [SHARED])]

/** The part of a text by the files that use it, whose paths are from the project's folder: the last that all have. */
export function partOf(files) {
  const [first = [SHARED], ...others] = [...new Set(files.map(partOfFile))].map(before)
  return first.find((part) => others.every((each) => each.includes(part)))
}

function partOfFile(file) {
  for (const [folder, name] of PARTS) {
    const found = folder.exec(file)
    if (found) return name(found)
  }
  return SHARED
}

/** Where a module is loaded together with parts: `withMessages('a', () => import('./b.ts'))` or `['a', 'c']`. */
export function loadsIn(source) {
  const loads = /(?:withMessages\(\s*(?:'(\w+)'|\[([^\]]*)\]),\s*\(\) =>\s*)?\bimport\('(\.[^']+)'\)/g
  return [...source.matchAll(loads)].map(([, one, several, module]) => ({
    module,
    parts: one ? [one] : [...(several ?? '').matchAll(/\w+/g)].map(([name]) => name),
  }))
}
