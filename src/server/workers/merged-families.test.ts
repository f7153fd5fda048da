import { expect, test } from 'vitest'
import { createCounter, exposition, gauge } from '../observe/prometheus.ts'
import { mergedFamilies } from './merged-families.ts'

test('each family is told once, with the samples of every worker', () => {
  const [one, two] = [1, 2].map((times) => {
    const calls = createCounter('calls_total', 'Calls.')
    for (let at = 0; at < times; at++) calls.add({ route: 'page' })
    return [calls.family(), gauge('memory', 'Memory.', times * 100)]
  })
  expect(
    exposition(
      mergedFamilies([
        ['1', one ?? []],
        ['2', two ?? []],
      ]),
    ),
  ).toBe(
    [
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{worker="1",route="page"} 1',
      'calls_total{worker="2",route="page"} 2',
      '# HELP memory Memory.',
      '# TYPE memory gauge',
      'memory{worker="1"} 100',
      'memory{worker="2"} 200',
      '',
    ].join('\n'),
  )
})
