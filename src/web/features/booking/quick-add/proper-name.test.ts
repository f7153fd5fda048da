import { expect, test } from 'vitest'
import { properName } from './proper-name.ts'

test.each([
  ['tim newman', 'Tim Newman'],
  ['ana maría de la cruz', 'Ana María de la Cruz'],
  ['van dijk', 'Van Dijk'],
  ['kees van der berg', 'Kees van der Berg'],
  ['josé garcía-lópez y ortega', 'José García-López y Ortega'],
  ["ian mcgregor o'neill", "Ian McGregor O'Neill"],
  ['élodie', 'Élodie'],
  ['deLuca', 'deLuca'],
  ['TIM', 'TIM'],
  ['李 小龍', '李 小龍'],
  ['', ''],
])('%s is written %s', (typed, written) => expect(properName(typed)).toBe(written))
