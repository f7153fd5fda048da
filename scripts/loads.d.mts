/** The modules that a source loads, where each `import()` ends in it, and whether their texts are loaded with them. */
export function loadsIn(source: string): { module: string; withTexts: boolean; end: number }[]

/** The compiled texts of what a module shows, by paths from `src`. */
export function textsFile(locale: string, module: string): string

/** What stands in the place of a module's path for the texts that are loaded before the first sight of anything. */
export const SHELL: string
