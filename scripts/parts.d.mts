/** The part that is loaded before the first sight of anything. */
export const SHARED: string

/** The part of a text by the files that use it, whose paths are from the project's folder. */
export function partOf(files: readonly string[]): string

/** The modules that a source loads with `import()`, and the parts of the texts that it loads with each. */
export function loadsIn(source: string): { module: string; parts: string[] }[]
