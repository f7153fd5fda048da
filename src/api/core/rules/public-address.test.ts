import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, literalAddress } from './public-address.ts'

type Four = [number, number, number, number]
const byte = fc.integer({ min: 0, max: 255 })
const four: fc.Arbitrary<Four> = fc.tuple(byte, byte, byte, byte)
const dotted = (parts: Four): string => parts.join('.')
const asNumber = ([a, b, c, d]: Four): number => ((a * 256 + b) * 256 + c) * 256 + d

/** Addresses within houses and machines. */
const inside: fc.Arbitrary<Four> = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
)

/** How an IPv4 address is written in a URL by who means to hide it. */
const spelling: fc.Arbitrary<(parts: Four) => string> = fc.constantFrom(
  dotted,
  (it: Four) => String(asNumber(it)),
  (it: Four) => `0x${asNumber(it).toString(16)}`,
  (it: Four) => `0${asNumber(it).toString(8)}`,
  (it: Four) => it.map((part) => `0x${part.toString(16)}`).join('.'),
  (it: Four) => it.map((part) => `0${part.toString(8)}`).join('.'),
  (it: Four) => `${it[0]}.${(it[1] * 256 + it[2]) * 256 + it[3]}`,
  (it: Four) => `${it[0]}.0${it[1].toString(8)}.${it[2] * 256 + it[3]}`,
  (it: Four) => `${dotted(it)}.`,
  (it: Four) => dotted(it).replaceAll('.', '。'),
)

const hex = (parts: Four): string =>
  `${(parts[0] * 256 + parts[1]).toString(16)}:${(parts[2] * 256 + parts[3]).toString(16)}`

/** An IPv4 address within one of IPv6. */
const embedding: fc.Arbitrary<(parts: Four) => string> = fc.constantFrom(
  (it: Four) => `::ffff:${dotted(it)}`,
  (it: Four) => `::FFFF:${hex(it)}`,
  (it: Four) => `0:0:0:0:0:ffff:${hex(it)}`,
  (it: Four) => `::${dotted(it)}`,
  (it: Four) => `::ffff:0:${dotted(it)}`,
  (it: Four) => `64:ff9b::${dotted(it)}`,
  (it: Four) => `64:ff9b:1::${hex(it)}`,
  (it: Four) => `2002:${hex(it)}::1`,
  (it: Four) => `2001:0:${hex(it)}::`,
  (it: Four) => `fe80::5efe:${dotted(it)}`,
)

const judged = (url: string): boolean | undefined => {
  const literal = literalAddress(new URL(url))
  return literal === undefined ? undefined : isPublicAddress(literal)
}

test('an address inside is none of the public internet, however it is spelled', () => {
  fc.assert(
    fc.property(inside, spelling, (parts, spell) => {
      expect(judged(`http://${spell(parts)}/`)).toBe(false)
    }),
  )
})

test('every spelling of an address is judged as the dotted one', () => {
  fc.assert(
    fc.property(four, spelling, (parts, spell) => {
      expect(judged(`https://${spell(parts)}:443/a`)).toBe(isPublicAddress(dotted(parts)))
    }),
  )
})

test('an IPv4 address within one of IPv6 is never dialled', () => {
  fc.assert(
    fc.property(four, embedding, (parts, embed) => {
      expect(isPublicAddress(embed(parts))).toBe(false)
      expect(judged(`http://[${embed(parts)}]/`)).toBe(false)
    }),
  )
})

test.each([
  ['1.1.1.1', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['169.253.255.255', true],
  ['223.255.255.255', true],
  ['198.20.0.1', true],
  ['198.19.255.255', false],
  ['192.0.2.1', false],
  ['2606:4700::1111', true],
  ['2a00:1450:4003::200e', true],
  ['2001:200::1', true],
  ['2001:1ff::1', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['::', false],
  ['::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['2606:4700::1111%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['100::1', false],
  ['', false],
  ['example.org', false],
  ['0177.0.0.1', false],
  ['1.1.1', false],
])('%s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
