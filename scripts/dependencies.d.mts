interface Entry {
  version: string
  license?: string
  dev?: boolean
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** What is wrong with a lockfile and its package.json, one sentence each. */
export function dependencyProblems(lock: { packages: Record<string, Entry> }, manifest: Manifest): string[]
