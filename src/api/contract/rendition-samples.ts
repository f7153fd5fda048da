import type { CodeSample } from './upload-samples.ts'

/** Keeps a picture cut to 16:9, 640 pixels wide, in the best format that this program takes. */
const CURL = `curl -sf "$MEDIA_URL?w=640&ratio=16:9&format=auto" \\
  -H 'Accept: image/webp, image/jpeg' \\
  -o "$FILE"
`

const JAVASCRIPT = `import { writeFile } from 'node:fs/promises'

const url = new URL(process.env.MEDIA_URL)
url.search = new URLSearchParams({ w: '640', ratio: '16:9', format: 'auto' }).toString()
for (;;) {
  const answer = await fetch(url, { headers: { accept: 'image/webp, image/jpeg' } })
  if (answer.status === 503) {
    // Others wait for theirs: ask again in a moment.
    const seconds = Number(answer.headers.get('retry-after') ?? 2)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    continue
  }
  if (!answer.ok) throw new Error(await answer.text())
  await writeFile(process.env.FILE, new Uint8Array(await answer.arrayBuffer()))
  break
}
`

/** What a test runs as it stands here: both take `MEDIA_URL`, the whole `url` of a medium, and `FILE` from their environment. */
export const RENDITION_SAMPLES: readonly CodeSample[] = [
  { lang: 'Shell', label: 'curl', source: CURL },
  { lang: 'JavaScript', label: 'fetch', source: JAVASCRIPT },
]
