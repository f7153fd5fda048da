// The fake S3 of the tests in a process of its own.
import { createServer } from 'vite'

const vite = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
})
const { startFakeS3 } = await vite.ssrLoadModule('/src/server/media/testing/fake-s3.ts')
const store = await startFakeS3()
const stop = () => void store.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.send(store.settings)
