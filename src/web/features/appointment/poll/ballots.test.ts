import { describe, expect, test } from 'vitest'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { ballotsOf, withBallot } from './ballots.ts'

const guest = (firstName: string, more: { email?: string; lastName?: string; phone?: string } = {}): Guest => {
  const { email = null, ...words } = more
  return { email, extraFields: { firstName, ...words } }
}

describe('ballots', () => {
  const votes = [
    { optionId: 'a', guest: 'Eva', answer: 'no' as const },
    { optionId: 'b', guest: 'Eva', answer: 'yes' as const },
    { optionId: 'a', guest: 'Eva', answer: 'yes' as const },
  ]

  test('take the last vote on an option, and show who has not voted', () => {
    const [eva, tom] = ballotsOf({ votes }, [guest('Eva'), guest('Tom')])
    expect([eva?.name, eva?.answers.get('a'), tom?.name, tom?.answers.size]).toEqual(['Eva', 'yes', 'Tom', 0])
  })

  test('of one guest are exchanged, and nobody else is touched', () => {
    const others = [{ optionId: 'a', guest: 'Tom', answer: 'no' as const }]
    expect(withBallot([...votes, ...others], 'Eva', { a: 'if-need-be', b: null })).toEqual([
      ...others,
      { optionId: 'a', guest: 'Eva', answer: 'if-need-be' },
    ])
  })
})

describe('votes and guests', () => {
  const noa = guest('Noa', { lastName: 'Sánchez', email: 'noa@example.org' })
  const ana = guest('Ana', { phone: '+34 600 777 888' })
  const leo = guest('Leo', { lastName: 'Gil' })
  const yes = (signature: string, optionId = 'a') => ({ optionId, guest: signature, answer: 'yes' as const })

  test('are matched by e-mail, phone and name, whatever the letters and blanks: one row for each guest', () => {
    const votes = [yes('NOA@example.org'), yes('+34600777888'), yes('leo gil'), yes('Noa Sánchez', 'b')]
    expect(ballotsOf({ votes }, [noa, ana, leo]).map(({ name, answers }) => [name, [...answers.keys()]])).toEqual([
      ['Noa Sánchez', ['a', 'b']],
      ['Ana', ['a']],
      ['Leo Gil', ['a']],
    ])
  })

  test('who is no guest has a row of their own behind, and of two with one name neither is taken for the other', () => {
    const votes = [yes('Tom'), yes('tom', 'b'), yes('Leo')]
    const rows = ballotsOf({ votes }, [leo, guest('Leo', { lastName: 'Ruiz' })])
    expect(rows.map(({ name, answers }) => [name, answers.size])).toEqual([
      ['Leo Gil', 0],
      ['Leo Ruiz', 0],
      ['Tom', 2],
      ['Leo', 1],
    ])
  })

  test('a new vote replaces what the same guest signed otherwise', () => {
    expect(withBallot([yes('noa sánchez'), yes('Tom')], 'noa@example.org', { a: 'no' }, [noa])).toEqual([
      yes('Tom'),
      { optionId: 'a', guest: 'noa@example.org', answer: 'no' },
    ])
  })
})
