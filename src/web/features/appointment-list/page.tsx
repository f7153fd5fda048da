export { ListPage as default } from './list-page.tsx'
