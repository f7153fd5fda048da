/** A row of a benchmark's table: what was measured, its budget, and a cell for each column. */
export interface Finding {
  what: string
  budget?: string
  judged?: readonly string[]
  [column: string]: unknown
}

/** One number that was measured. */
export interface Figure {
  name: string
  value: number
  lowest?: number
  highest?: number
  unit: string
  better: 'lower' | 'higher'
  isJudged: boolean
  /** ISO 8601; absent until it is kept. */
  date?: string
  commit?: string
}

export declare const LATEST: string
export declare function figuresOf(bench: string, findings: readonly Finding[]): Figure[]
export declare function readFigures(path: string): Figure[]
export declare function keepFigures(findings: readonly Finding[], path?: string): void
