// Keeps what the benchmarks found, so that another run can be compared with it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where figures are kept unless somebody says otherwise. */
export const LATEST = fileURLToPath(new URL('../results/latest.json', import.meta.url))

const NUMBER = /^-?\d+(?:\.\d+)?$/
const SPREAD = /^(-?\d+(?:\.\d+)?) \((-?\d+(?:\.\d+)?) – (-?\d+(?:\.\d+)?)\)$/

/** The number or the median with its lowest and highest round that a cell of a table shows; undefined where it is text. */
function read(cell) {
  const text = String(cell)
  if (NUMBER.test(text)) return { value: Number(text) }
  const found = SPREAD.exec(text)
  if (!found) return undefined
  const [value, lowest, highest] = found.slice(1).map(Number)
  return { value, lowest, highest }
}

/** `rows, ms` is counted in `ms`, and so is `held ms`; a ratio is one. */
const unitOf = (column) => /\b(ms|MiB|MB|kB)\b/.exec(column)?.[1] ?? (/ratio|fixed bytes/.test(column) ? '×' : '')

/**
 * The figures of a table of findings. `isJudged` are those that become worse or better: the ratio of a finding with a
 * budget, and what it names in `judged`; others tell of the machine and of floors. More is better where the budget says `at least`.
 */
export const figuresOf = (bench, findings) =>
  findings.flatMap(({ what, budget = '–', judged = [], ...cells }) => {
    const better = String(budget).startsWith('at least') ? 'higher' : 'lower'
    return Object.entries(cells).flatMap(([column, cell]) => {
      const found = column === 'within' ? undefined : read(cell)
      if (!found) return []
      const isJudged = budget !== '–' && (column === 'ratio' || judged.includes(column))
      return [{ name: `${bench}: ${what}: ${column}`, ...found, unit: unitOf(column), better, isJudged }]
    })
  })

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that was measured, with `-dirty` where files are not as it has them; undefined outside of a repository. */
function commitOf() {
  try {
    return git('describe', '--always', '--dirty', '--exclude', '*')
  } catch {
    return undefined
  }
}

/** All figures of a file; none where there is no such file. */
export const readFigures = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).figures : [])

const bench = basename(process.argv[1] ?? '', '.mjs')
let isBegun = false

/** Puts the figures of this process's benchmark into the file, in place of those of its last run. */
export function keepFigures(findings, path = process.env.BENCH_RESULTS || LATEST) {
  const stamp = { date: new Date().toISOString(), commit: commitOf() }
  const others = readFigures(path).filter(({ name }) => isBegun || !name.startsWith(`${bench}: `))
  isBegun = true
  const figures = [...others, ...figuresOf(bench, findings).map((figure) => ({ ...figure, ...stamp }))]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ figures }, null, 2)}\n`)
}
