// A page that is opened asks for its code and texts while the document is still being read, by a script in it: otherwise the browser
// would learn of them only from the code that asks, one round trip after another.

/** What a page asks for: its files, and those of its texts by language. */
export interface Asked {
  code: readonly string[]
  texts: Readonly<Record<string, readonly string[]>>
}

/** The map of a page's files (scripts/page-files.ts), under the names that the script knows. */
export type Imports = Readonly<Record<string, string>>

/**
 * What runs in the document: says which files hold which, and asks for what renders, and for the code of the page and its texts in the
 * reader's language. What renders any page comes beside the entry, so that the line is never idle; the page's own files come behind it,
 * and meanwhile the shell is painted. Where nobody is signed in, that page is the one that connects. A wrong guess only costs the time
 * that a right one would have saved.
 */
function preload(entry: string, rendering: readonly string[], page: Asked, connect: Asked): void {
  let language = navigator.language
  // A link that signs in has a fragment; the demo asks for nobody.
  let isIn = location.hash !== '' || /[?&]mock=/.test(location.search)
  try {
    language = localStorage.getItem('frontdesk-locale') ?? language
    // Kept while somebody is signed in (app/kept-frame.ts).
    isIn ||= localStorage.getItem('frontdesk-frame') !== null
  } catch {
    // A browser that keeps nothing asks everybody who they are.
  }
  const map = document.getElementById(isIn ? 'page-files' : 'connect-files')
  if (map instanceof HTMLScriptElement) {
    map.type = 'importmap'
    // It is read as what it is now when it comes into the document.
    document.head.append(map)
  }
  const ask = (file: string): HTMLLinkElement => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
    return link
  }
  ask(entry)
  const last = rendering.map(ask).at(-1)
  const { code, texts } = isIn ? page : connect
  if (last)
    last.onload = last.onerror = () => {
      for (const file of [...code, ...(texts[language] ?? texts[language.slice(0, 2)] ?? [])]) ask(file)
    }
}

const dataBlock = (id: string, imports: Imports): string =>
  `<script type="application/json" id="${id}">${JSON.stringify({ imports })}</script>`

/**
 * A document with that script in it, before anything else is asked for; the server allows it and the maps by their hashes, as it does
 * any script that stands in the document.
 */
export function withRequests(
  html: string,
  shell: { entry: string; rendering: Iterable<string> },
  page: Asked & { imports: Imports },
  connect: Asked & { imports: Imports },
): string {
  const handed = [shell.entry, [...shell.rendering], ...[page, connect].map(({ code, texts }) => ({ code, texts }))]
  const script = `(${preload.toString()})(${handed.map((it) => JSON.stringify(it)).join(', ')})`
  const added = [
    dataBlock('page-files', page.imports),
    dataBlock('connect-files', connect.imports),
    `<script>${script}</script>`,
  ]
  return html.replace('</title>', (title) => [title, ...added].join('\n    '))
}
