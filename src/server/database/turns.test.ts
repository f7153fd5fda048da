import { expect, test } from 'vitest'
import { createTurns, type Place } from './turns.ts'

test('a single question comes before every transaction that waits, and each in its order', async () => {
  const take = createTurns()
  const order: string[] = []
  const use = async (name: string, place: Place): Promise<void> => {
    const end = await take(place)
    order.push(name)
    end()
  }
  const end = await take('last')
  const all = [use('one', 'last'), use('two', 'last'), use('who signed', 'first'), use('who else', 'first')]
  end()
  await Promise.all(all)
  await use('later', 'last')
  expect(order).toEqual(['who signed', 'who else', 'one', 'two', 'later'])
})
