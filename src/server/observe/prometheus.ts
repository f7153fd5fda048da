/** Names and values that tell samples of one family apart. */
export type Labels = Readonly<Record<string, string>>

/** One number of a family. */
export interface Sample {
  value: number
  labels?: Labels
  /** What its name has beyond that of the family: `_bucket`, `_sum`, `_count`. */
  suffix?: string
}

/** Numbers of one kind, as Prometheus reads them. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** The media type of the text (Prometheus text exposition format, version 0.0.4). */
export const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8'

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')

const labelText = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** The families as text. */
export const exposition = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ value, labels, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}`),
    ])
    .join('\n') + '\n'

/** A family of one number. */
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

interface Counter {
  add(labels: Labels): void
  family(): Family
}

/** Counts by labels, of which there must be few different ones: each is kept. */
export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    add: (labels) => {
      const key = Object.values(labels).join('\n')
      const count = counts.get(key) ?? { labels, value: 0 }
      count.value++
      counts.set(key, count)
    },
    family: () => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  }
}

interface Histogram {
  observe(labels: Labels, value: number): void
  family(): Family
}

/** Counts values by labels and by how large they are at most. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const kept = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
  return {
    observe: (labels, value) => {
      const key = Object.values(labels).join('\n')
      const own = kept.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
      kept.set(key, own)
      own.sum += value
      own.count++
      for (const [at, bound] of bounds.entries()) if (value <= bound) own.counts[at] = (own.counts[at] ?? 0) + 1
    },
    family: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...kept.values()].flatMap(({ labels, counts, sum, count }): Sample[] => [
        ...bounds.map((bound, at) => ({
          suffix: '_bucket',
          labels: { ...labels, le: String(bound) },
          value: counts[at] ?? 0,
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]),
    }),
  }
}
