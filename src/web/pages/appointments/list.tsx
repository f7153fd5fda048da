export { ListPage as default } from './list/ListPage.tsx'
