const UTF16 = [
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const

/** UTF-16 without a mark: half of its bytes are zero where most letters are Latin. */
function bareUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  sample.forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1))
  const many = sample.length / 5
  if ((zeros[1] ?? 0) > many) return 'utf-16le'
  return (zeros[0] ?? 0) > many ? 'utf-16be' : undefined
}

/** What no service keeps: NUL and other control characters but tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- These characters are what is looked for.
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * The text of a file that says of its character set nothing or little: marks of UTF-8 and UTF-16, UTF-8 where it is that,
 * otherwise what Western spreadsheets write. Characters that cannot be kept are left out.
 */
export function decode(bytes: Uint8Array): string {
  const marked = UTF16.find(({ mark }) => bytes[0] === mark[0] && bytes[1] === mark[1])
  const label = marked?.label ?? bareUtf16(bytes)
  const clean = (text: string): string => text.replace(UNFIT, '')
  if (label) return clean(new TextDecoder(label).decode(bytes))
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return clean(new TextDecoder('windows-1252').decode(bytes))
  }
}
