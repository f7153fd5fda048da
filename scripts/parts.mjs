// Divides the texts of the dashboard into the parts that a page loads: what every page needs, and what few do.

/** The part that is loaded before the first sight of anything. */
export const SHARED = 'shared'

/** Folders whose texts are a part of their own, the most particular first; a page's folder gives its part its name. */
const PARTS = [
  [/^src\/web\/pages\/appointments\/(booking|panel)\//, () => 'booking'],
  [/^src\/web\/pages\/appointments\/desk\//, () => 'desk'],
  [/^src\/web\/pages\/(\w+)\//, ([, page]) => page],
  [/^src\/web\/(fields\/(record|rules|media)|ui\/form)\//, () => 'forms'],
  [/^src\/web\/fields\/(\w+F|resource-fields)\.tsx$/, () => 'forms'],
  [/^src\/web\/app\/connect\//, () => 'connect'],
  [/^src\/web\/app\/settings\//, () => 'connection'],
]

/** Parts that are only loaded after another one, which can hold what they have in common. */
const AFTER = { booking: 'appointments', desk: 'appointments' }

/** The part of a text by the files that use it, whose paths are from the project's folder. */
export function partOf(files) {
  const used = new Set(files.map(partOfFile))
  if (used.size === 1) return [...used][0]
  const before = new Set([...used].map((part) => AFTER[part] ?? part))
  return before.size === 1 ? [...before][0] : SHARED
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
