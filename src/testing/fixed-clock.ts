/**
 * Every unit test begins on the same Wednesday morning, and its clock runs on from there: what a day of the month, a
 * weekend or a change of the clock does is asked by the tests that are about it. FRONTDESK_TEST_NOW takes another
 * instant (ISO 8601) as the beginning, to look for tests that lean on the day.
 */
const kept = Symbol.for('frontdesk.testing.date')
const store = globalThis as { [kept]?: DateConstructor }
// Files that share a process run this once each: each upon the last one's would be slower with every file.
const Real = (store[kept] ??= Date)
const shift = Date.parse(process.env['FRONTDESK_TEST_NOW'] ?? '2026-06-10T08:30:00Z') - Real.now()
const now = (): number => Real.now() + shift

type Given = [] | ConstructorParameters<DateConstructor>

/** `Date` as it is called and constructed. A proxy of it makes a date in ten times the time, and pages make very many. */
function FixedDate(...given: Given): Date | string {
  if (!new.target) return new Real(now()).toString()
  const parts: ConstructorParameters<DateConstructor> = given.length === 0 ? [now()] : given
  return new.target === FixedDate ? new Real(...parts) : (Reflect.construct(Real, parts, new.target) as Date)
}

// What it lacks it takes from the real one, and dates of either are dates of both.
globalThis.Date = Object.assign(Object.setPrototypeOf(FixedDate, Real) as object, {
  prototype: Real.prototype,
  now,
}) as DateConstructor
