import { expect, test } from 'vitest'
import type { Bearer } from '../../core/store.ts'
import { createSigners } from './signers.ts'

const bearer = (disabledAt: string | null = null, organizationId = 'ours'): Bearer => ({
  key: {
    accessKeyId: 'A',
    organizationId,
    role: 'admin',
    label: null,
    sealedSecret: 'sealed',
    createdAt: '2026-01-01T00:00:00.000Z',
    disabledAt,
  },
  person: undefined,
})

/** Signers over answers that the test gives, under a clock of its own. */
function openSigners() {
  const asked: ((found: Bearer | undefined) => void)[] = []
  let now = 1_000_000
  const { signer, forget } = createSigners(
    () => new Promise((resolve) => void asked.push(resolve)),
    () => now,
  )
  const answered = async (found: Bearer | undefined): Promise<Bearer | undefined> => {
    const known = signer('A')
    asked.at(-1)?.(found)
    return known
  }
  return { signer, forget, answered, asked, wait: (milliseconds: number) => void (now += milliseconds) }
}

test('a key that opens is looked up once in five seconds, also where its clock is put back', async () => {
  const { signer, answered, asked, wait } = openSigners()
  await answered(bearer())
  wait(4999)
  expect(await signer('A')).toEqual(bearer())
  expect(asked).toHaveLength(1)
  wait(1)
  await answered(bearer())
  wait(-1)
  void signer('A')
  expect(asked).toHaveLength(3)
})

test('a key that opens nothing is looked up each time', async () => {
  const { answered, asked } = openSigners()
  for (const found of [undefined, bearer('2026-02-01T00:00:00.000Z'), bearer()]) {
    expect(await answered(found)).toEqual(found)
  }
  expect(asked).toHaveLength(3)
})

test('what was asked before a change and answered after it is kept for nobody', async () => {
  const { signer, forget, answered, asked } = openSigners()
  const early = signer('A')
  forget('another')
  const late = signer('A')
  for (const answer of asked) answer(bearer())
  expect(await Promise.all([early, late])).toEqual([bearer(), bearer()])
  forget('another')
  void signer('A')
  expect(asked).toHaveLength(2)
  forget('ours')
  expect(await answered(bearer('2026-02-01T00:00:00.000Z'))).toMatchObject({ key: { disabledAt: expect.any(String) } })
})

test('a look-up that fails is not kept', async () => {
  let times = 0
  const { signer } = createSigners(
    async () => {
      if (times++ === 0) throw new Error('no line')
      return bearer()
    },
    () => 0,
  )
  await expect(signer('A')).rejects.toThrow('no line')
  expect(await signer('A')).toEqual(bearer())
})
