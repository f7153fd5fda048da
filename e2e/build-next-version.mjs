// Builds the dashboard of this checkout into a folder as another version of it: node e2e/build-next-version.mjs FOLDER
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('Say into which folder.')
process.env.NODE_ENV = 'production'
// Other tests run at the same time, and messages stand for seconds only.
setPriority(constants.priority.PRIORITY_LOW)
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

/** Every page says in the window that it is of the other version, so that none of its files has the name that it had. */
const another = {
  name: 'another-version',
  transform: (code, id) =>
    /\/src\/web\/(app\/main\.ts|features\/[\w-]+\/(edit-)?page\.tsx)$/.test(id)
      ? `${code}\n;globalThis.anotherVersion = true\n`
      : undefined,
}
await build({ root, logLevel: 'error', plugins: [another], build: { outDir, emptyOutDir: true } })
