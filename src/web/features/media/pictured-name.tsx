export { Pictured as default } from '../../fields/media/pictured.tsx'
