// The few figures that benchmarks report.

/** The middle value, or the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The median with the lowest and the highest round, as text. */
export function spread(values, digits = 2) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${lowest.toFixed(digits)} – ${highest.toFixed(digits)})`
}
