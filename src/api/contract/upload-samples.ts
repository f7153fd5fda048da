/** A program that uses an address, as documents show it: it takes `UPLOAD_URL` and `FILE` from its environment. */
export interface CodeSample {
  lang: 'Shell' | 'JavaScript'
  label: string
  source: string
}

/** Sends a file, or what of it has not arrived yet. */
const CURL = `OFFSET=$(curl -sfI "$UPLOAD_URL" -H 'Tus-Resumable: 1.0.0' | tr -d '\\r' | awk 'tolower($1) == "upload-offset:" { print $2 }')
tail -c "+$((OFFSET + 1))" "$FILE" | curl -sf -X PATCH "$UPLOAD_URL" \\
  -H 'Tus-Resumable: 1.0.0' \\
  -H 'Content-Type: application/offset+octet-stream' \\
  -H "Upload-Offset: $OFFSET" \\
  --data-binary @-
`

const TUS_JS = `import { readFileSync } from 'node:fs'
import { Upload } from 'tus-js-client'

const upload = new Upload(readFileSync(process.env.FILE), {
  uploadUrl: process.env.UPLOAD_URL,
  retryDelays: [0, 1000, 3000, 5000],
  onError: (error) => {
    console.error(error.message)
    process.exitCode = 1
  },
  onSuccess: () => console.log('sent'),
})
upload.start()
`

/** What a test runs as it stands here. */
export const UPLOAD_SAMPLES: readonly CodeSample[] = [
  { lang: 'Shell', label: 'curl', source: CURL },
  { lang: 'JavaScript', label: 'tus-js-client', source: TUS_JS },
]
