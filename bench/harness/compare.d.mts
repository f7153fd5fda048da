import type { Figure } from './results.mjs'

/** A figure that differs by more than the spread of both runs. */
export interface Difference {
  name: string
  unit: string
  before: number
  after: number
}

/** What two runs have in common and not. */
export interface Comparison {
  worse: Difference[]
  better: Difference[]
  missing: string[]
  added: string[]
  compared: number
}

export declare function compareFigures(before: readonly Figure[], after: readonly Figure[]): Comparison
export declare function inLines(comparison: Comparison): string[]
