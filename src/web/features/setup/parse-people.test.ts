import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePeople } from './parse-people.ts'

test('names stand in lines, with an email beside them however it is written', () => {
  const text =
    'Name\tEmail\nAna Ruiz\tana@example.org\nDr. Bo Lund; bo@example.org\n\n"Cleo Diaz", cleo@example.org\nDee <dee@example.org>\nEve'
  expect(parsePeople(text, [])).toEqual([
    { name: 'Ana Ruiz', email: 'ana@example.org' },
    { name: 'Dr. Bo Lund', email: 'bo@example.org' },
    { name: 'Cleo Diaz', email: 'cleo@example.org' },
    { name: 'Dee', email: 'dee@example.org' },
    { name: 'Eve', email: '' },
  ])
})

test('who is there already, stands twice, or has too long a name is told and not made', () => {
  const troubles = parsePeople(`ana ruiz\nBo\nBO\n${'x'.repeat(201)}`, ['Ana Ruiz']).map(({ trouble }) => trouble)
  expect(troubles).toEqual(['exists', undefined, 'twice', 'long'])
})

test('an email that is none, or stands alone, is told, and is no part of a name', () => {
  expect(parsePeople('Bo Lund , bo@example\nAna Ruiz ana@example.org\ncleo@example.org\nDee @home', [])).toEqual([
    { name: 'Bo Lund', email: 'bo@example', trouble: 'email' },
    { name: 'Ana Ruiz', email: 'ana@example.org' },
    { name: '', email: 'cleo@example.org', trouble: 'nameless' },
    { name: 'Dee', email: '@home', trouble: 'email' },
  ])
})

test('no name is made twice, and none that is there, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, existing) => {
      const made = parsePeople(text, existing).filter(({ trouble }) => !trouble)
      const names = made.map(({ name }) => name.normalize('NFKC').toLocaleLowerCase())
      expect(new Set(names).size).toBe(names.length)
      const there = new Set(existing.map((name) => name.normalize('NFKC').toLocaleLowerCase()))
      expect(names.some((name) => there.has(name))).toBe(false)
      expect(made.every(({ name }) => name.trim() !== '' && name.length <= 200)).toBe(true)
    }),
  )
})
