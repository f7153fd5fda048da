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

/** What stands between the name of a property and what it is given: in an object, a style sheet, JSX or a script. */
const GIVEN = String.raw`['"]?(?:: ?|=\{?| = )(?! |=`

const TYPED = [
  [
    new RegExp(
      String.raw`\bfont-?[sS]ize${GIVEN}|\{?(?:paperS|s)ize\b|['"]?inherit\b|\{|["'](?:small|medium|large)["'])`,
    ),
    'a size of type: take one from theme/scale.ts',
  ],
  [/\bfontSize: ?\{(?!.*\bsize\.)/, 'a size of type: take one from theme/scale.ts'],
  [
    new RegExp(String.raw`\bfont-?[wW]eight${GIVEN}|\{?weight\b|['"]?inherit\b)`),
    'a weight: take one from theme/scale.ts',
  ],
  [/\bwght\b/, 'a weight: take one from theme/scale.ts'],
  [
    new RegExp(
      String.raw`\bborder-?\w*(?:-\w+)*-?[rR]adius${GIVEN}|0\b|\{?radius\b|['"]?inherit\b|['"\x60](?:0 )*\$\{radius\.)`,
    ),
    'a radius: take one from theme/scale.ts',
  ],
  [/\bfont['"]?(?:: ?|=\{?| = )['"`][^'"`]*\d/, 'a size of type: take one from theme/scale.ts'],
  [/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?=['"` ;,)])/, 'a color: take one from theme/paint.ts'],
  [/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!path\b)/, 'a color: take one from theme/paint.ts'],
  // Those that a device chooses in forced colors are no color of ours.
  [
    /\b(?:color|background|fill|stroke|\w+(?:Color|Style))['"]?(?:: ?|=\{?| = )['"`](?:white|black|gr[ae]y|silver|red|green|blue|orange|yellow|purple|pink|teal|navy|brown|gold|(?:light|dark|medium|dim|slate|hot|deep|alice|royal|sky|steel)[a-z]+)['"`]/i,
    'a color: take one from theme/paint.ts',
  ],
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
  "background: 'rgba(0, 0, 0, 0.5)'",
  "background: 'oklch(60% 0.1 180)'",
  "sx={{ borderRadius: '6px' }}",
  "'border-radius': '3px'",
  'border-top-left-radius: 3px;',
  'fontWeight: 500',
  "'& b': { fontWeight: 'bold' }",
  'font-weight: 700;',
  'fontVariationSettings: \'"wght" 550\'',
  '  font-size: 12px;',
  'style={{ fontSize: 12 }}',
  '<text fontSize="12">',
  '<text fontSize={12}>',
  "element.style.fontSize = '12px'",
  "context.font = '12px sans-serif'",
  '<path fill="#fff" />',
  '<path fill="white" />',
  "<path stroke={'red'} />",
  "context.fillStyle = 'black'",
  "backgroundColor: 'lightgray'",
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
  '<Icon fontSize="small" />',
  'fontSize={size.body2}',
  'fontSize === size',
  'fill="currentColor"',
  "background: 'Canvas'",
  "color: 'transparent'",
  "color: 'basics'",
])('%s is not', (line) => {
  expect(typedLooks(line)).toEqual([])
})
