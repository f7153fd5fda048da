import { conformance } from './testing/conformance.ts'
import { openMemoryService } from './testing/memory-service.ts'

conformance('The handler over the memory store', openMemoryService)
