import { expect, test } from 'vitest'
import { createCounter, createHistogram, exposition, gauge } from './prometheus.ts'

test('numbers are written as Prometheus reads them', () => {
  const calls = createCounter('calls_total', 'Calls.')
  calls.add({ route: 'a "b"\\\n' })
  calls.add({ route: 'a "b"\\\n' })
  const seconds = createHistogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.05, 0.5, 5]) seconds.observe({ route: 'x' }, value)
  expect(exposition([calls.family(), seconds.family(), gauge('free', 'Free.', 7)])).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{route="a \\"b\\"\\\\\\n"} 2
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{route="x",le="0.1"} 1
seconds_bucket{route="x",le="1"} 2
seconds_bucket{route="x",le="+Inf"} 3
seconds_sum{route="x"} 5.55
seconds_count{route="x"} 3
# HELP free Free.
# TYPE free gauge
free 7
`)
})
