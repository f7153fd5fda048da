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
  [
    /^src\/web\/commands\/appointments\/(early-step|status-steps|(free-times|records|view|list|external)\/)/,
    () => 'appointments',
  ],
  [/^src\/web\/commands\/appointments\/form\//, () => 'booking'],
  [/^src\/web\/commands\/appointments\/series\//, () => 'recurrence'],
  // Work on many appointments at once.
  [
    /^src\/web\/(commands\/appointments\/runs|features\/(appointment\/anonymize|appointment-list\/bulk))\//,
    () => 'bulkWork',
  ],
  [/^src\/web\/(commands\/appointments|features\/calendar\/availability-overlay)\//, () => 'commands'],
  // One-press steps stand on the page from the first; what asks about them comes when a key is pressed.
  [/^src\/web\/features\/appointment\/steps\/take-step/, () => 'quickAdd'],
  [/^src\/web\/features\/appointment\/(steps\/|external\/|missing)/, () => 'appointments'],
  [/^src\/web\/features\/export\//, () => 'export'],
  [/^src\/web\/features\/calendar\/(month|agenda|mini)\//, () => 'calendarViews'],
  [/^src\/web\/features\/calendar\/(saved-calendars|zones)\/(?!column-actions)/, () => 'savedCalendars'],
  [/^src\/web\/features\/find-time\//, () => 'findTime'],
  [/^src\/web\/features\/recurrence\//, () => 'recurrence'],
  // The field of the quick booking stands on the calendar from the first; what reads it comes when it is used.
  [/^src\/web\/features\/booking\/(quick-add|walk-in)\/(?!quick-entry)/, () => 'quickAdd'],
  [/^src\/web\/features\/(calendar\/(?!zones\/|external\/)|booking\/quick-add\/quick-entry)/, () => 'calendar'],
  [/^src\/web\/features\/(booking|appointment)\//, () => 'booking'],
  [/^src\/web\/features\/(calendar|appointment-(list|panels))\//, () => 'appointments'],
  [/^src\/web\/features\/weekly-schedules\/(exceptions|services|timezone-change)\//, () => 'exceptions'],
  [/^src\/web\/features\/weekly-schedules\/(compare|clock-changes)\//, () => 'scheduleViews'],
  [/^src\/web\/features\/weekly-schedules\/(preview|editor)\/(?![\w-]+-section)/, () => 'scheduleSections'],
  [/^src\/web\/features\/media\/bulk\//, () => 'mediaBulk'],
  [/^src\/web\/features\/media\/viewer\//, () => 'viewer'],
  [
    /^src\/web\/features\/([\w-]+)\//,
    ([, feature]) => feature.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  ],
  [/^src\/web\/ui\/table\/panel\//, () => 'table'],
  // What opens the plan stands on every page that can close hours.
  [/^src\/web\/commands\/conflict-resolution\/(?!use-|stranded-count)/, () => 'conflictResolution'],
  [/^src\/web\/fields\/bulk\//, () => 'bulk'],
  [/^src\/web\/fields\/rules\//, () => 'rules'],
  // What opens them stands on the page of the media from the first.
  [/^src\/web\/fields\/uploads\/\w+\//, () => 'uploads'],
  // Files can be dropped on the choice of media of a form too.
  [/^src\/web\/fields\/uploads\/(?!drop-overlay)/, () => 'media'],
  // What opens the question is on every page that deletes something.
  [/^src\/web\/fields\/uses\/(?!use-delete-question)/, () => 'uses'],
  [/^src\/web\/(fields\/(record\/merging|media\/picker)|ui\/form\/extra)\/(?!use-words)/, () => 'formDialogs'],
  // Lines of text and names of media types stand on pages and in dialogs that have no forms beside them.
  [/^src\/web\/(fields\/(record|drafts|media)|ui\/form)\/(?!inherited|text-f\b|use-media-words)/, () => 'forms'],
  [/^src\/web\/fields\/([\w-]+-f|resource-fields)\.tsx$/, () => 'forms'],
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
  commands: 'appointments',
  exceptions: 'weeklySchedules',
  findTime: 'appointments',
  formDialogs: 'forms',
  mediaBulk: 'media',
  quickAdd: 'appointments',
  scheduleSections: 'weeklySchedules',
  scheduleViews: 'weeklySchedules',
  recurrence: 'appointments',
  savedCalendars: 'calendar',
  export: 'appointments',
  viewer: 'media',
  bulkWork: 'appointments',
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
