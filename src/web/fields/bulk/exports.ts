// What the first export loads.
export { endExport, openExport } from './open-export.ts'
export { ExportDialog } from './export-dialog.tsx'
