// The fake S3 of the tests in a process of its own.
import { openSources } from '../harness/sources.mjs'

const vite = await openSources()
const { s3Environment, startFakeS3 } = await vite.ssrLoadModule('/src/server/media/testing/fake-s3.ts')
const store = await startFakeS3()
const stop = () => void store.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.send(s3Environment(store.settings))
