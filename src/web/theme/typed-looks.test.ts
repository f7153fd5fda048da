import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

/** Looks that belong to data rather than to the dashboard, each with the reason. */
const ALLOWED = new Map([
  ['features/setup/starts.ts', 'colors of ready-made services, which are stored'],
  ['ui/form/swatches.ts', 'colors of services, which are stored'],
  ['ui/form/colour-f.tsx', 'a color that a person types'],
  ['fields/record/issue-words.ts', 'an example in a text'],
  ['features/organization/organization-form.tsx', 'an example in a text'],
  ['features/organization/use-organization-sections.tsx', 'examples in texts'],
])

const TYPED = [
  [
    /\bfont-?[sS]ize: ?(?! |(?:paperS|s)ize\b|'?inherit\b|\{)|\bfontSize: ?\{(?!.*\bsize\.)/,
    'a size of type: take one from theme/scale.ts',
  ],
  [/\bfont-?[wW]eight: ?(?! |weight\b|'?inherit\b)/, 'a weight: take one from theme/scale.ts'],
  [
    /\bborder-?\w*-?[rR]adius: ?(?! |0\b|radius\b|'?inherit\b|['"`](?:0 )*\$\{radius\.)/,
    'a radius: take one from theme/scale.ts',
  ],
  [/\bfont: ?['"`][^'"`]*\d/, 'a size of type: take one from theme/scale.ts'],
  [/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?=['"` ;,)])/, 'a color: take one from theme/paint.ts'],
  [/\b(?:rgba?|hsla?)\(/, 'a color: take one from theme/paint.ts'],
] as const

/** What a source types by hand that the theme says. */
function typedLooks(source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      TYPED.flatMap(([pattern, words]) => (pattern.test(line) ? [`line ${index + 1} types ${words}`] : [])),
    )
}

test('nothing outside the theme types a size, a weight, a radius or a color', async () => {
  const files = (await readdir(web, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path) && !path.startsWith('theme/'),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(
    files.map(async (path) =>
      ALLOWED.has(path) ? [] : typedLooks(await readFile(`${web}/${path}`, 'utf8')).map((words) => `${path} ${words}`),
    ),
  )
  expect(found.flat()).toEqual([])
})

test.each([
  "fontSize: '0.8rem'",
  'fontSize: 13',
  'fontWeight: 640',
  'borderRadius: 7',
  'borderStartStartRadius: 4',
  'borderRadius: inside',
  'fontSize: big',
  'fontSize: { xs: 12 }',
  "font: '600 13px Inter'",
  "color: '#0f6b62'",
  "background: '#fff'",
  "boxShadow: '0 1px 2px rgb(0 0 0 / 16%)'",
])('%s is told', (line) => {
  expect(typedLooks(line)).toHaveLength(1)
})

test.each([
  'fontSize: size.body2',
  'fontSize: { xs: size.h4 }',
  'borderRadius: 0',
  'borderRadius: `0 0 ${radius.sheet - 1}px`',
  "href: '#main'",
  'fontSize: "inherit"'.replaceAll('"', ''),
])('%s is not', (line) => {
  expect(typedLooks(line)).toEqual([])
})
