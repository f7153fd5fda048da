/**
 * Every unit test begins on the same Wednesday morning, and its clock runs on from there: what a day of the month, a
 * weekend or a change of the clock does is asked by the tests that are about it. FRONTDESK_TEST_NOW takes another
 * instant (ISO 8601) as the beginning, to look for tests that lean on the day.
 */
const kept = Symbol.for('frontdesk.testing.date')
const store = globalThis as { [kept]?: DateConstructor }
// Files that share a process run this once each: a proxy of the last one's proxy would be slower with every file.
const Real = (store[kept] ??= Date)
const shift = Date.parse(process.env['FRONTDESK_TEST_NOW'] ?? '2026-06-10T08:30:00Z') - Real.now()
const now = (): number => Real.now() + shift

globalThis.Date = new Proxy(Real, {
  construct: (target, given, subclass) => Reflect.construct(target, given.length === 0 ? [now()] : given, subclass),
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
