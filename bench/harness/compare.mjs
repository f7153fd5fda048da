// Says what has become worse since figures were kept.

/** What a figure of a single round may differ by, as a part of it. */
const ALONE = 0.1

const rangeOf = ({ value, lowest, highest }) => {
  const own = Math.abs(value) * ALONE
  return { lowest: lowest ?? value - own, highest: highest ?? value + own }
}

/**
 * The figures that are judged, in two runs: `worse` and `better` are those whose rounds, lowest to highest, do not meet,
 * so that they lie apart by more than the spread of both; `missing` are those that only the first run has, `added` those that only the second has.
 */
export function compareFigures(before, after) {
  const judged = (figures) => new Map(figures.filter(({ isJudged }) => isJudged).map((it) => [it.name, it]))
  const [old, now] = [judged(before), judged(after)]
  const apart = (isMore) =>
    [...now.values()].flatMap((figure) => {
      const former = old.get(figure.name)
      if (!former) return []
      const wanted = isMore(figure.better)
      const [own, its] = [rangeOf(figure), rangeOf(former)]
      const is = wanted ? own.lowest > its.highest : own.highest < its.lowest
      return is ? [{ name: figure.name, unit: figure.unit, before: former.value, after: figure.value }] : []
    })
  return {
    worse: apart((better) => better === 'lower'),
    better: apart((better) => better === 'higher'),
    missing: [...old.keys()].filter((name) => !now.has(name)),
    added: [...now.keys()].filter((name) => !old.has(name)),
    compared: [...now.keys()].filter((name) => old.has(name)).length,
  }
}

const line = ({ name, unit, before, after }) => `  ${name}: ${before} → ${after} ${unit}`

/** A comparison in lines for people. */
export function inLines({ worse, better, missing, added, compared }) {
  const part = (title, lines) => (lines.length > 0 ? [`${title}:`, ...lines] : [])
  return [
    `${compared} figures compared, ${worse.length} worse by more than the spread of both runs.`,
    ...part('Worse', worse.map(line)),
    ...part('Better', better.map(line)),
    ...part(
      'Not measured this time',
      missing.map((name) => `  ${name}`),
    ),
    ...part(
      'Not measured before',
      added.map((name) => `  ${name}`),
    ),
  ]
}
