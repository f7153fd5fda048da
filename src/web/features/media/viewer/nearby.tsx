import { useQueries } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import { useMediaSrc } from '../../../fields/media/use-media-src.ts'
import { stageKindOf } from './stage/stage-kind.ts'
import { isDrawing, revisedUrl } from '../../../fields/media/media-src.ts'

/** Has the media before and after at hand, pictures with their bytes, so that the next one is there at once. */
export function Nearby({ ids }: { ids: readonly (string | undefined)[] }) {
  const api = useApi()
  const srcOf = useMediaSrc()
  const near = useQueries({
    queries: ids
      .filter((id) => id !== undefined)
      .map((id) => queryOf(api, contract.multimedia.get, { params: { id } })),
  })
  return (
    <div className="near">
      {near.map(
        ({ data }) =>
          data?.url &&
          stageKindOf(data) === 'image' &&
          !isDrawing(data.url, data.format) && <img key={data.id} src={srcOf(revisedUrl(data) ?? '')} alt="" />,
      )}
    </div>
  )
}
