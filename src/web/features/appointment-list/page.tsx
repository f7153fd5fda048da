export { readAppointments as firstReads } from './first-reads.ts'
export { ListPage as default } from './list-page.tsx'
