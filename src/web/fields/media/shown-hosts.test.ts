import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const LOADS = /<(img|video|audio|image)\b|\bposter=|url\(\$\{/

test('whoever loads pictures is known, and asks `usePictureSrc` or `useHiddenHost` whether it may', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .filter((file) => LOADS.test(readFileSync(join(web, file), 'utf8')))
    .toSorted()
  expect(files).toEqual([
    // The address comes from `useHouse`.
    'app/shell.tsx',
    'features/media/gallery/tile.tsx',
    'features/media/texts/crops/crops-f.tsx',
    'features/media/texts/focus-f.tsx',
    // A file of this device.
    'features/media/viewer/details/replace-dialog.tsx',
    // The first two stand behind `Stage`, which asks.
    'features/media/viewer/stage/image-stage.tsx',
    'features/media/viewer/stage/player-stage.tsx',
    'features/media/viewer/stage/stage-panel.tsx',
    'features/media/viewer/viewer.tsx',
    'fields/media/thumbnail.tsx',
    // Files of this device.
    'fields/uploads/dock/upload-row.tsx',
    'fields/uploads/preflight/preflight-row.tsx',
    'fields/uploads/sources/camera.tsx',
  ])
})
