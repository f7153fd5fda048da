/** One first load: its gzipped bytes, and what is in it that should not be. */
export interface FirstLoad {
  name: string
  bytes: number
  /** Files of code and texts, in the language that has most of them. */
  scripts: number
  /** Bytes that it may come to. */
  mostBytes: number
  strangers: string[]
}

/** A build as the bundler describes it; `weigh` answers the gzipped bytes of a file. */
export interface Build {
  manifest: Record<
    string,
    { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
  >
  modules: Record<string, string[]>
  /** Which source loads which module by `import()`, and whether its texts are loaded with it. */
  loads: { from: string; module: string; withTexts: boolean }[]
  /** Which file of a page holds which others in that page's document, by the page's module. */
  held: Record<string, Record<string, string>>
  weigh: (file: string) => number
}

/** kB of gzipped JavaScript (1 kB = 1000 bytes) that the first load of any page may take. */
export const BUDGET: number

/** Scripts that the first load of any page may take. */
export const MOST_SCRIPTS: number

/** kB of gzipped JavaScript that every page loads: the entry and the frame. */
export const MOST_SHELL: number

/** Why a module may not be in the first load of a page, by paths from the project's folder; undefined where it may. */
export function whyNotFirst(module: string, page: string): string | undefined

/** What each page fetches before it stands, and the most that each module adds which is fetched on demand. */
export function loadsOf(build: Build): { first: FirstLoad[]; later: { name: string; bytes: number }[] }
