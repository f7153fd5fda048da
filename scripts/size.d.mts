/** One first load: its gzipped bytes, and what is in it that should not be. */
export interface FirstLoad {
  name: string
  bytes: number
  strangers: string[]
}

/** A build as the bundler describes it; `weigh` answers the gzipped bytes of a file. */
export interface Build {
  manifest: Record<
    string,
    { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
  >
  modules: Record<string, string[]>
  weigh: (file: string) => number
}

/** kB of gzipped JavaScript (1 kB = 1000 bytes) that the first load of any page may take. */
export const BUDGET: number

/** The first loads of a build: the entry alone, then with each lazy module of the pages and the shell. */
export function firstLoads(build: Build): FirstLoad[]
