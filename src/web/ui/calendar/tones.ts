/** The three colours of one tone; text on background holds 4.5:1, edge on background 3:1. */
export type ToneColours = { bg: string; edge: string; text: string }

const light = {
  pending: { bg: '#fff3d6', edge: '#b86e00', text: '#553500' },
  confirmed: { bg: '#e2edfc', edge: '#2b6cdf', text: '#12366e' },
  arrived: { bg: '#d9f2ee', edge: '#0b8377', text: '#06443d' },
  'in-progress': { bg: '#ebe5fb', edge: '#6a46d6', text: '#35207a' },
  completed: { bg: '#e5f2e3', edge: '#3c8540', text: '#1f4722' },
  'no-show': { bg: '#fce5e8', edge: '#c5304a', text: '#6d1526' },
  cancelled: { bg: '#f1f2f4', edge: '#7c828c', text: '#4b5059' },
  blocked: { bg: '#e5e8ee', edge: '#626d80', text: '#344054' },
  external: { bg: '#f4ece3', edge: '#936536', text: '#543719' },
  neutral: { bg: '#ecf0f3', edge: '#66727f', text: '#2f3842' },
} satisfies Record<string, ToneColours>

/** Name of a colour token: `--fd-tone-<tone>-bg`, `-edge` and `-text`. `neutral` is for statuses nobody knows. */
export type Tone = keyof typeof light

const dark = {
  pending: { bg: '#3b2e12', edge: '#dda035', text: '#ffe4b0' },
  confirmed: { bg: '#172b4d', edge: '#629dff', text: '#d0e1ff' },
  arrived: { bg: '#0f3530', edge: '#38c2b1', text: '#c0f0e9' },
  'in-progress': { bg: '#2c2354', edge: '#a48af7', text: '#e0d8ff' },
  completed: { bg: '#1b3421', edge: '#5cb86a', text: '#ccedd0' },
  'no-show': { bg: '#451d26', edge: '#f06c80', text: '#ffd5db' },
  cancelled: { bg: '#262a30', edge: '#868d98', text: '#bcc2cb' },
  blocked: { bg: '#2c323b', edge: '#8f99a9', text: '#d4dae4' },
  external: { bg: '#372b1e', edge: '#c99c64', text: '#f2e1c9' },
  neutral: { bg: '#2a3037', edge: '#95a2b0', text: '#dde3ea' },
} satisfies Record<Tone, ToneColours>

/** Default colours per scheme; the theme may set the same custom properties for chips and legends. */
export const tones: Record<'light' | 'dark', Record<Tone, ToneColours>> = { light, dark }

/** Every tone, in the order of a legend. */
export const toneNames = Object.keys(light) as readonly Tone[]

/** The custom properties of one scheme, ready to be put into a style rule. */
export function toneVariables(scheme: 'light' | 'dark'): Record<`--fd-tone-${string}`, string> {
  return Object.fromEntries(
    toneNames.flatMap((tone) =>
      Object.entries(tones[scheme][tone]).map(([part, colour]) => [`--fd-tone-${tone}-${part}`, colour]),
    ),
  )
}
