/** How loud each of so many equal parts of a sound is at most, 0 to 1, the loudest of them 1; silence is all 0. */
export function peaksOf(samples: Float32Array, count: number): readonly number[] {
  const parts = Math.max(1, Math.min(count, samples.length))
  const peaks = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((it) => Math.floor((it * samples.length) / parts))
    let peak = 0
    for (let at = from ?? 0; at < (to ?? 0); at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}
